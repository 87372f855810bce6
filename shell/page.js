// The fixed elements of index.html, and what its address asks of the page itself.

/** @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * The last good value of a parameter that is "0" or "1", for what has to know it before the module is
 * there (src/app/parameter_table.inc has them all).
 * @param {string} name
 */
export function flag(name) {
  const values = new URLSearchParams(location.search).getAll(name);
  return values.filter((value) => value === '0' || value === '1').pop();
}
