import { element } from '../../../client/element.ts';
import type { KenoBet, KenoView } from '../rules.ts';
import { ALL_NUMBERS } from './card.ts';

function kindOf(number: number, { picks }: KenoBet, { drawn }: KenoView): string {
  const isDrawn = drawn.includes(number);
  if (picks.includes(number)) return isDrawn ? 'hit' : 'chosen';
  return isDrawn ? 'drawn' : 'none';
}

/** A finished round as a small card. */
export const kenoPicture = (bet: KenoBet, view: KenoView, label: string): HTMLElement =>
  element(
    'div',
    { class: 'keno-small', role: 'img', 'aria-label': label, dir: 'ltr' },
    ...ALL_NUMBERS.map((number) => element('i', { 'data-kind': kindOf(number, bet, view) })),
  );
