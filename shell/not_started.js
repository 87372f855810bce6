// Where main.js has not run, because the browser is too old for it or because it has not arrived: shows
// what the page says without scripts, in the visitor's language if it has that. It comes after main.js,
// and every browser has to understand it: ECMAScript 5, and nothing that is younger.

if (!window.kielaStarted) {
  var panel = /** @type {HTMLElement} */ (document.getElementById('loading'));
  panel.setAttribute('role', 'alert');
  // Where scripts run, this is the text of an element that is not to be shown.
  panel.innerHTML = document.getElementsByTagName('noscript')[0].textContent || '';
  var wanted = /[?&]lang=(\w+)/.exec(location.search + '&lang=' + navigator.language);
  var own = wanted && panel.querySelector('[lang=' + wanted[1] + ']');
  if (own) panel.innerHTML = own.outerHTML;
}
