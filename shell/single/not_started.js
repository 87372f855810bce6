// As in not_started.js, where start.js has not run: the pages are then to be read below what it says.

import '../not_started.js';

if (!window.kielaStarted) {
  var pages = /** @type {HTMLElement} */ (document.getElementById('pages'));
  document.body.insertAdjacentHTML('beforeend', pages.textContent || '');
}
