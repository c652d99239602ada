type Attributes = Readonly<Record<string, string>>;

/** A new element with its class, attributes and content. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button with the accessible name `label`. */
export function button(className: string, label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', className, { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}

const strokes = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  controls: 'M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5v5M9 13.5v5',
} as const;

export type IconName = keyof typeof strokes;

/** An icon button with an accessible name. */
export function iconButton(className: string, icon: IconName, label: string, onPress: () => void): HTMLButtonElement {
  const made = button(className, '', onPress);
  setIcon(made, icon, label);
  return made;
}

export function setIcon(target: HTMLButtonElement, icon: IconName, label: string): void {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', strokes[icon]);
  svg.append(path);
  target.replaceChildren(svg);
  target.setAttribute('aria-label', label);
}
