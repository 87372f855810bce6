// Where main.js has not run, because the browser is too old for it or because it has not arrived: shows
// what the page says without scripts, in the visitor's language if it has that. It comes after main.js,
// and every browser has to understand it: ECMAScript 5, and nothing that is younger.

(function () {
  if (window.kielaStarted) return;
  /** @param {string} id */
  function byId(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }
  var notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  // Where scripts run, this is the text of an element that is not to be shown.
  notice.innerHTML = document.getElementsByTagName('noscript')[0].textContent || '';
  var wanted = /[?&]lang=(\w+)/.exec(location.search + '&lang=' + navigator.language);
  var own = wanted && notice.querySelector('[lang=' + wanted[1] + ']');
  if (own) notice.innerHTML = own.outerHTML;
  byId('loading').replaceChild(notice, byId('loading-text'));
  byId('loading-progress').hidden = byId('loading-rules').hidden = true;
})();
