// Where main.js has not run, because the browser is too old for it or because it has not arrived whole:
// shows what the page says without scripts, in the visitor's language if it has that, and a button for
// another try. It comes after main.js, and every browser has to understand it: ECMAScript 5, and nothing
// that is younger.

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
  var own = wanted && notice.querySelector('[lang="' + wanted[1] + '"]');
  if (own) notice.innerHTML = own.outerHTML;
  notice.onclick = function (event) {
    if (/** @type {Element} */ (event.target).nodeName === 'BUTTON') location.reload();
  };
  byId('loading').replaceChild(notice, byId('loading-text'));
  byId('loading-progress').hidden = byId('loading-rules').hidden = true;
  try {
    // What was kept of it may be damaged: the other try is to find it mended.
    var keeper = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (keeper) keeper.postMessage('repair');
  } catch (error) {
    // It may not even be asked for.
  }
})();
