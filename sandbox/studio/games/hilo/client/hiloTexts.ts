import { Rational } from '../../../kit/fair/Rational.ts';
import type { MessageKey } from '../../../client/translate.ts';
import { cardName } from '../../../kit/cards/client/cardName.ts';
import { RANKS } from '../../../kit/cards/cards.ts';
import type { PlayRound } from '../../../kit/client/protocol.ts';
import type { Desk } from '../../../kit/client/GameClient.ts';
import { payAt } from '../../../kit/rounds/payout.ts';
import { hiloMultiplier } from '../rules.ts';
import type { HiloGuess, HiloMove, HiloView } from '../rules.ts';
import { oddsOf } from './GuessButton.ts';
import type { GuessTexts } from './GuessButton.ts';
import type { HiloWord } from '../words/en.ts';
import type { CardWord } from '../../../kit/cards/client/words/en.ts';

export type HiloRound = PlayRound<Record<string, never>, HiloMove, HiloView>;
export type HiloTexts = HiloWord | CardWord;
export type HiloLook = (key: HiloTexts | MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** A multiplier of a view: decimal text with four decimals. */
export const multiplierOf = (text: string): Rational => Rational.of(BigInt(text.replace('.', '')), 10_000);

/** A multiplier to two decimals, cut, so that no more is promised than is paid. */
export const cut = (multiplier: string): string => multiplier.slice(0, -2);

/** In Arabic, numbers have Latin digits, as amounts do. */
export const chanceText = (locale: string, ranks: number): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(ranks / RANKS);

type HiloDesk = Pick<Desk<Record<string, never>, HiloMove, HiloView, HiloTexts>, 't' | 'times' | 'format' | 'locale'>;

const labels: Readonly<Record<HiloGuess, readonly [strict: HiloWord, orSame: HiloWord]>> = {
  higher: ['higher', 'higherSame'],
  lower: ['lower', 'lowerSame'],
};

/** What a guess button says: the odds of the card, or before a round what a guess can pay. */
export function guessTexts(guess: HiloGuess, round: HiloRound | null, desk: HiloDesk): GuessTexts {
  const { t, times, format, locale } = desk;
  const offer = round === null || round.isOver ? null : oddsOf(round.view.odds, guess);
  const [strict, orSame] = labels[guess];
  if (round === null || offer === null) {
    const [least, most] = [RANKS - 1, 1].map((ranks) => times(hiloMultiplier([ranks]).toFixed(2)));
    return { label: t(orSame), chance: '', times: `${least ?? ''}–${most ?? ''}`, amount: '' };
  }
  return {
    label: t(offer.includesSame ? orSame : strict),
    chance: chanceText(locale, offer.ranks),
    times: times(cut(offer.multiplier)),
    amount: format(payAt(round.stake, multiplierOf(offer.multiplier))),
  };
}

/** What screen readers are told after a card of an open round. */
export function sayHilo({ stake, view, moves }: HiloRound, { t, format }: Pick<HiloDesk, 't' | 'format'>): string {
  const card = cardName(view.cards.at(-1) ?? 0, t);
  const kind = moves.at(-1)?.kind;
  const amount = format(payAt(stake, multiplierOf(view.multiplier)));
  if (kind === 'higher' || kind === 'lower') return t('rightCard', { card, amount });
  return t(kind === 'skip' ? 'skippedCard' : 'newCard', { card });
}

/** The end of a round in a sentence. */
export function describeHilo({ view, moves }: HiloRound, t: HiloLook, times: (multiplier: string) => string): string {
  const { cards, isLost, guesses, multiplier } = view;
  if (!isLost) return t('wonText', { count: guesses, times: times(cut(multiplier)) });
  const card = cardName(cards.at(-1) ?? 0, t);
  const text = t(moves.at(-1)?.kind === 'higher' ? 'notHigher' : 'notLower', { card });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
