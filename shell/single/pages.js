// The pages beside the game, as the rules to be printed, in the one-file edition: a link to one opens
// it in a window over the game. Without script they are all to be read below each other, and that is
// how they lie in the page.

/**
 * @param {string} html all pages: articles, each with its address on the site as its id and with its
 *     parts' ids beginning with it; their style is the first one
 */
export function showPages(html) {
  const pages = new DOMParser().parseFromString(html, 'text/html');
  const dialog = document.createElement('dialog');
  dialog.className = 'page';
  // Printed and scrolled as a document; what is pressed in it has the focus, and so Escape leaves it.
  const root = dialog.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  dialog.tabIndex = -1;
  const close = document.createElement('button');
  close.type = 'button';
  dialog.prepend(close);
  document.body.append(dialog);
  const style = /** @type {HTMLElement} */ (pages.querySelector('style'));

  /** @param {HTMLElement} page */
  function show(page) {
    root.replaceChildren(style, page.cloneNode(true));
    dialog.lang = page.lang;
    dialog.setAttribute('aria-label', page.querySelector('h1')?.textContent ?? '');
    close.textContent = page.dataset.close ?? '';
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  }

  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  root.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest('a');
    if (!link) return;
    event.preventDefault();
    const target = link.getAttribute('href')?.slice(1) ?? '';
    const page = pages.getElementById(target);
    const part = root.getElementById(target);
    if (page instanceof HTMLElement && page.matches('article')) show(page);
    else if (part) part.scrollIntoView();
    // Only to the game.
    else dialog.close();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const page = link && pages.getElementById(link.getAttribute('href') ?? '');
    if (!page) return;
    event.preventDefault();
    show(page);
  });
}
