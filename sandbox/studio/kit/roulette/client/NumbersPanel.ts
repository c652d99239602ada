import { element } from '../../../client/element.ts';
import { colourOf } from '../colours.ts';
import { numberFacts } from '../numberFacts.ts';
import type { NumberCount } from '../numberFacts.ts';
import type { TableText } from './placeNames.ts';
import './numbers.css';

const ROW = 14;
const KEPT = 200;

/** The last numbers in a row, and what they were in a panel: facts about the past, and said to be no more. */
export class NumbersPanel {
  readonly row: HTMLElement;
  readonly node = element('section', { class: 'facts-panel' });
  private numbers: readonly number[] = [];

  constructor(private readonly t: TableText) {
    this.row = element('ol', { class: 'last-numbers', 'aria-label': t('numbers') });
    this.node.setAttribute('aria-label', t('numbers'));
    this.draw();
  }

  /** Puts numbers of earlier rounds, latest first, behind those that are there. */
  append(earlier: readonly number[]): void {
    this.numbers = [...this.numbers, ...earlier].slice(0, KEPT);
    this.draw();
  }

  /** Shows these numbers only, latest first. */
  set(numbers: readonly number[]): void {
    this.numbers = numbers;
    this.draw();
  }

  add(number: number): void {
    this.numbers = [number, ...this.numbers].slice(0, KEPT);
    this.draw();
  }

  private draw(): void {
    const { t, numbers } = this;
    this.row.replaceChildren(...numbers.slice(0, ROW).map((number) => this.pill('li', number)));
    const { spins, colours, even, odd, low, high, often, seldom } = numberFacts(numbers);
    if (spins === 0) {
      this.node.replaceChildren(element('p', { class: 'facts-note' }, t('spinsNone')), this.note());
      return;
    }
    this.node.replaceChildren(
      element('p', { class: 'facts-spins' }, t('spins', { count: spins })),
      this.bar([
        [t('place_red'), colours.red, 'red'],
        [t('zeroGame'), colours.green, 'green'],
        [t('place_black'), colours.black, 'black'],
      ]),
      this.bar([
        [t('place_even'), even, 'plain'],
        [t('place_odd'), odd, 'plain'],
      ]),
      this.bar([
        ['1–18', low, 'plain'],
        ['19–36', high, 'plain'],
      ]),
      ...this.counts(t('often'), often),
      ...this.counts(t('seldom'), seldom),
      this.note(),
    );
  }

  private note(): HTMLElement {
    return element('p', { class: 'facts-note' }, this.t('chanceNote'));
  }

  private pill(tag: 'li' | 'span', number: number): HTMLElement {
    return element(tag, { class: `number-pill is-${colourOf(number)}`, dir: 'ltr' }, String(number));
  }

  /** Shares of the spins; a share without spins is left out. */
  private bar(shares: readonly (readonly [name: string, count: number, look: string])[]): HTMLElement {
    return element(
      'ul',
      { class: 'facts-bar' },
      ...shares
        .filter(([, count]) => count > 0)
        .map(([name, count, look]) => {
          const share = element('li', { class: `is-${look}` }, `${name}: `, element('bdi', {}, String(count)));
          share.style.setProperty('--count', String(count));
          return share;
        }),
    );
  }

  private counts(name: string, counts: readonly NumberCount[]): HTMLElement[] {
    if (counts.length === 0) return [];
    const rows = counts.map(({ number, count }) => {
      const row = element('li', { 'aria-label': this.t('times', { number, count }) }, this.pill('span', number));
      row.append(element('bdi', { 'aria-hidden': 'true' }, `×${count}`));
      return row;
    });
    return [element('p', { class: 'label' }, name), element('ul', { class: 'facts-counts' }, ...rows)];
  }
}
