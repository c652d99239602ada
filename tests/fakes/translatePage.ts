/**
 * What a browser's translation does to a page: each text node gives way to elements with a text of their own, and whoever
 * wrote the node does not learn of it.
 */
export function translatePage(part: Node = document.body): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    if (text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${translated}${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Begins every text that has been translated, and none that the app has written since. */
export const translated = '¡';
