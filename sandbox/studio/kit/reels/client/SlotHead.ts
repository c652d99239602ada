import { element } from '../../../client/element.ts';

export interface Meter {
  readonly node: HTMLElement;
  readonly value: HTMLElement;
}

/** A label with a figure. */
export function meter(label: string, ...more: readonly string[]): Meter {
  const value = element('bdi', { class: 'figure slot-meter-value' });
  const node = element(
    'p',
    { class: ['slot-meter', ...more].join(' '), hidden: true },
    element('span', { class: 'label' }, label),
    value,
  );
  return { node, value };
}

/** Shows a text in a meter; null hides it. */
export function showMeter({ node, value }: Meter, text: string | null): void {
  node.hidden = text === null;
  if (text === null || value.textContent === text) return;
  value.textContent = text;
  // Restarts the short pulse of a changed figure.
  value.getAnimations().forEach((animation) => animation.cancel());
  value.animate?.([{ transform: 'scale(1.22)' }, { transform: 'scale(1)' }], { duration: 220, easing: 'ease-out' });
}

/** The game's rule in a line; parts of it, divided by a dot, wrap as wholes. */
export const hintOf = (text: string): HTMLElement =>
  element('p', { class: 'slot-hint' }, ...text.split(' · ').map((part) => element('span', {}, part)));
