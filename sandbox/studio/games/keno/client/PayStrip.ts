import { element } from '../../../client/element.ts';
import type { Pay } from './card.ts';

/** What the hits of the chosen card pay, and how many there are. */
export class PayStrip {
  readonly node: HTMLElement;
  private readonly line = element('p', { class: 'keno-pays-head' });
  private readonly list = element('ol', { class: 'keno-pays' });
  private cells: readonly (readonly [hits: number, cell: HTMLElement])[] = [];

  constructor(label: string) {
    this.list.setAttribute('aria-label', label);
    this.node = element('div', { class: 'keno-pay-strip' }, this.line, this.list);
  }

  show(head: string, pays: readonly Pay[], times: (pay: Pay) => string, hitsText: (hits: number) => string): void {
    this.head = head;
    this.cells = pays.map((pay) => [
      pay.hits,
      element(
        'li',
        { class: 'keno-pay', 'data-pays': pay.multiplier.toNumber() > 1 ? 'win' : 'less' },
        element('span', { class: 'keno-pay-hits', 'aria-label': hitsText(pay.hits) }, String(pay.hits)),
        element('bdi', { class: 'figure' }, times(pay)),
      ),
    ]);
    this.list.replaceChildren(...this.cells.map(([, cell]) => cell));
  }

  /** The line above the cells. */
  set head(text: string) {
    this.line.textContent = text;
  }

  /** Lights the cell of a number of hits; null lights none. */
  reach(hits: number | null): void {
    for (const [count, cell] of this.cells) {
      if (count === hits) cell.setAttribute('aria-current', 'true');
      else cell.removeAttribute('aria-current');
    }
  }
}
