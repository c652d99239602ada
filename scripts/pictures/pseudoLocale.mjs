/**
 * A pseudo-locale for pictures: the English page whose every text is 40 % longer and has accents, which shows where a
 * longer language would be cut or would push something away. Figures, names of games and what was typed stay.
 */

/** @type {Readonly<Record<string, string>>} */
const MARKS = { a: 'á', e: 'ë', i: 'î', o: 'ö', u: 'ü', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' };
const LONGER = 1.4;

/** @param {string} text @returns {string} */
export function pseudoText(text) {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words)) return text;
  const marked = words.replaceAll(/[aeiouycnsz]/g, (letter) => MARKS[letter] ?? letter);
  const missing = Math.ceil(words.length * LONGER) - words.length;
  const filling = 'lorem ipsum dolor sit amet '.repeat(Math.ceil(missing / 27) + 1).slice(0, Math.max(0, missing - 1));
  return text.replace(words, () => `${marked} ${filling}`.trimEnd());
}

/**
 * Lengthens all texts of a page's document.
 * @param {import('playwright').Page | import('playwright').Frame} target
 */
export async function showPseudoLocale(target) {
  const texts = await target.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        !node.parentElement?.closest('script, style, svg, bdi, input, textarea, [translate="no"]')
      )
        found.push(node);
    Object.assign(window, { pseudoNodes: found });
    return found.map((node) => node.data);
  });
  await target.evaluate((longer) => {
    const { pseudoNodes } = /** @type {Window & { pseudoNodes: Text[] }} */ (/** @type {unknown} */ (window));
    for (const [index, node] of pseudoNodes.entries()) {
      const text = longer[index];
      if (text !== undefined && node.data !== text) node.data = text;
    }
  }, texts.map(pseudoText));
}
