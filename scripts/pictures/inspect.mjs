/**
 * Finds visual faults by the DOM of the page: content wider than the window, overlapping elements, pictures that did
 * not load, and text that is a message key or contains an unfilled placeholder.
 * @param {import('playwright').Page | import('playwright').Frame} page
 * @returns {Promise<string[]>}
 */
export function inspect(page) {
  return page.evaluate(() => {
    /** @type {string[]} */
    const faults = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = [...document.body.querySelectorAll('*')].filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return (
          (right > clientWidth + 1 || left < -1) &&
          !node.closest('[data-scrolls]') &&
          getComputedStyle(node).position !== 'fixed'
        );
      });
      faults.push(
        `${scrollWidth - clientWidth} px wider than the window (${widest.slice(0, 3).map(nameOf).join(', ')})`,
      );
    }
    for (const row of document.body.querySelectorAll('*')) {
      const pair = findOverlap(row);
      if (pair)
        faults.push(`in ${nameOf(row)}: ${pair.map((node) => node?.textContent.slice(0, 24)).join(' lies over ')}`);
    }
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        faults.push(`picture failed: ${image.currentSrc}`);
    }
    const text = document.body.innerText;
    const untranslated =
      /\b(?:core|forms|menu|home|games|cashier|profile|campaigns|system):[a-zA-Z.]+|\{\{\w+\}\}|##\w\w:/.exec(text);
    if (untranslated) faults.push(`untranslated: ${untranslated[0]}`);
    return faults;

    /** @param {Element} node */
    function nameOf(node) {
      return `${node.tagName.toLowerCase()}.${String(node.className).split(' ')[0]}`;
    }

    /** Two children of a flex row whose contents overlap, because one overflows its box. @param {Element} row */
    function findOverlap(row) {
      const { display, flexDirection } = getComputedStyle(row);
      if (!display.includes('flex') || !flexDirection.startsWith('row') || !row.checkVisibility()) return undefined;
      const beside = [...row.children].filter(
        (node) => ['static', 'relative'].includes(getComputedStyle(node).position) && node.checkVisibility(),
      );
      const filled = beside.map(boxOfContent);
      for (const [index, one] of filled.entries()) {
        const other = filled.findIndex(
          (next, at) =>
            at > index &&
            meet(one.left, one.right, next.left, next.right) &&
            meet(one.top, one.bottom, next.top, next.bottom),
        );
        if (other !== -1) return [beside[index], beside[other]];
      }
      return undefined;
    }

    /** @param {Element} node */
    function boxOfContent(node) {
      if (node.childNodes.length === 0 || getComputedStyle(node).overflowX !== 'visible')
        return node.getBoundingClientRect();
      const content = document.createRange();
      content.selectNodeContents(node);
      return content.getBoundingClientRect();
    }

    /** @param {number} start @param {number} end @param {number} otherStart @param {number} otherEnd */
    function meet(start, end, otherStart, otherEnd) {
      return Math.min(end, otherEnd) - Math.max(start, otherStart) > 1;
    }
  });
}
