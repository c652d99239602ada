import { element } from '../../../client/element.ts';

export interface PayRow {
  /** URL of the symbol's picture. */
  readonly picture: string;
  readonly name: string;
  /** Each pair is a condition and an amount, or a single text. */
  readonly pays: readonly (readonly [condition: string, amount: string])[];
  readonly note?: string;
}

/** A table of what symbols pay. */
export const payList = (note: string, rows: readonly PayRow[]): HTMLElement =>
  element('div', {}, element('p', { class: 'prose' }, note), element('ul', { class: 'pays' }, ...rows.map(payRow)));

const payRow = ({ picture, name, pays, note }: PayRow): HTMLElement =>
  element(
    'li',
    { class: 'pay' },
    element('img', { src: picture, alt: '', width: 48, height: 48 }),
    element(
      'div',
      { class: 'pay-text' },
      element('p', { class: 'pay-name' }, name),
      ...(note === undefined ? [] : [element('p', { class: 'pay-note' }, note)]),
      element(
        'dl',
        {},
        ...pays.map(([condition, amount]) =>
          element('div', {}, element('dt', {}, condition), element('dd', {}, element('bdi', {}, amount))),
        ),
      ),
    ),
  );
