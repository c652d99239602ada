import { element } from '../../../client/element.ts';
import { DRAWN } from '../rules.ts';

/** The numbers of a draw in their order. */
export class DrawTray {
  readonly node = element('ol', { class: 'keno-tray', dir: 'ltr' });
  private readonly places: readonly HTMLElement[] = Array.from({ length: DRAWN }, () => element('li'));
  private count = 0;

  constructor(label: string) {
    this.node.setAttribute('aria-label', label);
    this.node.append(...this.places);
  }

  clear(): void {
    this.count = 0;
    for (const place of this.places) {
      place.textContent = '';
      delete place.dataset['kind'];
    }
  }

  add(number: number, isHit: boolean): void {
    const place = this.places[this.count];
    this.count += 1;
    if (place === undefined) return;
    place.textContent = String(number);
    place.dataset['kind'] = isHit ? 'hit' : 'drawn';
  }
}
