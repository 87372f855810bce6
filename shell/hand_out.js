// Files that the visitor is given.

/**
 * @param {string} name
 * @param {string} content
 * @param {string} type of media
 */
export function handOut(name, content, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
