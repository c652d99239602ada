/**
 * What a picture must never show, told from the page itself: something wider than the window, a picture that did not
 * load, words that are a key or still hold a place for a value.
 * @param {import('playwright').Page | import('playwright').Frame} page
 * @returns {Promise<string[]>}
 */
export function inspect(page) {
  return page.evaluate(() => {
    const faults = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = [...document.body.querySelectorAll('*')].filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return (right > clientWidth + 1 || left < -1) && !node.closest('[data-scrolls]') && getComputedStyle(node).position !== 'fixed';
      });
      faults.push(`${scrollWidth - clientWidth} px wider than the window (${widest.slice(0, 3).map((node) => `${node.tagName.toLowerCase()}.${String(node.className).split(' ')[0]}`).join(', ')})`);
    }
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') faults.push(`picture failed: ${image.currentSrc}`);
    }
    const text = document.body.innerText;
    const untranslated = /\b(?:core|games|cashier|profile|system):[a-zA-Z.]+|\{\{\w+\}\}|##\w\w:/.exec(text);
    if (untranslated) faults.push(`untranslated: ${untranslated[0]}`);
    return faults;
  });
}
