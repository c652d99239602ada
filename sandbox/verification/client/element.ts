type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** Builds an element; markup is never parsed. A function is a handler for its `on…` event. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else if (value !== false) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

export function button(text: string, onclick: () => void, look: 'primary' | 'quiet' = 'quiet'): HTMLButtonElement {
  return element('button', { type: 'button', class: look, onclick }, text);
}
