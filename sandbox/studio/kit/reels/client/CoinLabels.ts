import { element } from '../../../client/element.ts';

/** The values of the coins, as texts over their cells. */
export class CoinLabels {
  readonly node = element('div', { class: 'slot-coins', 'aria-hidden': 'true' });
  private readonly labels = new Map<number, HTMLElement>();

  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {}

  /** Writes a text on the coin of a cell; `isName` for a jackpot's name. */
  set(cell: number, text: string, isName: boolean): void {
    const known = this.labels.get(cell);
    const label = known ?? element('span', { class: 'slot-coin' });
    label.toggleAttribute('data-name', isName);
    label.dataset['length'] = text.length > 5 ? 'long' : 'short';
    label.textContent = text;
    if (known !== undefined) return;
    label.style.setProperty('--x', String((Math.floor(cell / this.rows) + 0.5) / this.columns));
    label.style.setProperty('--y', String(((cell % this.rows) + 0.5) / this.rows));
    this.labels.set(cell, label);
    this.node.append(label);
  }

  /** Lets the text of a cell jump once. */
  pulse(cell: number): void {
    this.labels
      .get(cell)
      ?.animate?.([{ scale: '1.5' }, { scale: '1' }], { duration: 260, easing: 'cubic-bezier(.2,1.4,.4,1)' });
  }

  clear(): void {
    this.labels.clear();
    this.node.replaceChildren();
  }
}
