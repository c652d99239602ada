const parsed = new Map<string, Element>();

/** An SVG document of this program as a node of the page; parsed once, then copied. */
export function drawing(svg: string): Element {
  const known = parsed.get(svg) ?? new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  parsed.set(svg, known);
  return document.importNode(known, true);
}
