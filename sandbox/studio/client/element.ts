/** Attributes of an element: text, boolean (present when true), or a handler for an `on…` event. */
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

/** Builds an element with its attributes and children; never parses markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}

/** Builds an SVG element. */
export function vector(tag: string, attributes: Attributes = {}, ...children: readonly Node[]): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}

function setAttributes(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      node.addEventListener(name.slice(2), value);
    } else if (value === true) {
      node.setAttribute(name, '');
    } else if (value !== false) {
      node.setAttribute(name, String(value));
    }
  }
}

/** A decorative line icon of 24 × 24; each stroke is the `d` of a path. */
export function icon(...strokes: readonly string[]): SVGElement {
  return vector(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
    ...strokes.map((d) => vector('path', { d })),
  );
}
