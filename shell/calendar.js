// Days, as "2026-11-30" and as people write them.

/** The visitor's day. */
export function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/**
 * @param {string} day as today() tells it
 * @param {string} language as in the `lang` attribute
 */
export function dayInWords(day, language) {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toLocaleDateString(language, { dateStyle: 'medium' });
}
