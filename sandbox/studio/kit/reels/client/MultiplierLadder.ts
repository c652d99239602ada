import { element } from '../../../client/element.ts';

/** The multipliers that the next wins take, in a row; the present one is large and in the middle. */
export class MultiplierLadder {
  readonly node: HTMLElement;
  private readonly strip = element('ol', { class: 'ladder-strip' });
  private values: readonly number[] = [];

  constructor(label: string) {
    this.node = element('div', { class: 'ladder', role: 'group', 'aria-label': label, dir: 'ltr' }, this.strip);
  }

  /** Shows the steps of the base game or of the free spins. */
  use(values: readonly number[]): void {
    if (this.values === values) return;
    this.values = values;
    this.strip.replaceChildren(...values.map((value) => element('li', { class: 'ladder-step' }, `×${value}`)));
  }

  /** Goes to a step, or stays at the last one. */
  at(step: number): void {
    const at = Math.min(step, this.values.length - 1);
    this.strip.style.setProperty('--at', String(at));
    [...this.strip.children].forEach((node, index) => {
      node.toggleAttribute('data-past', index < at);
      if (index === at) node.setAttribute('aria-current', 'step');
      else node.removeAttribute('aria-current');
    });
  }
}
