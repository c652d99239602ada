import { element } from '../../../client/element.ts';
import { rankLetter } from '../../../kit/cards/client/cardFace.ts';
import { RANKS } from '../../../kit/cards/cards.ts';
import { hiloMultiplier, winningRanks } from '../rules.ts';
import type { HiloGuess } from '../rules.ts';
import { chanceText } from './hiloTexts.ts';
import type { HiloLook } from './hiloTexts.ts';

/** The chance of each guess from each rank, and what the first one of a round pays. */
export function hiloPaytable(t: HiloLook, locale: string, times: (multiplier: string) => string): HTMLElement {
  const cell = (rank: number, guess: HiloGuess): HTMLElement => {
    const ranks = winningRanks(rank, guess);
    return element(
      'td',
      {},
      element('span', { class: 'hilo-cell-chance' }, chanceText(locale, ranks)),
      element('bdi', { class: 'figure' }, times(hiloMultiplier([ranks]).toFixed(2))),
    );
  };
  const head = (text: string): HTMLElement => element('th', { scope: 'col' }, text);
  return element(
    'table',
    { class: 'hilo-pays' },
    element('thead', {}, element('tr', {}, head(t('tableCard')), head(t('higherSame')), head(t('lowerSame')))),
    element(
      'tbody',
      {},
      ...Array.from({ length: RANKS }, (_, rank) =>
        element('tr', {}, element('th', { scope: 'row' }, rankLetter(rank)), cell(rank, 'higher'), cell(rank, 'lower')),
      ),
    ),
  );
}
