import { DECK, RANKS, rankOf } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';
import { floorTo } from '../../kit/fair/floorTo.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { payAt } from '../../kit/rounds/payout.ts';
import { readChoice, readFields } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';

/** Taken once per round, so that no way of playing has a worse return than another. */
export const HILO_RETURN = Rational.of(99, 100);
/** Cards that a player may skip in a round without a guess. */
export const MOST_SKIPS = 20;
/** No guess is offered whose win would pay more stakes than this. */
export const MOST_STAKES = 10_000;

export type HiloGuess = 'higher' | 'lower';
export interface HiloMove {
  readonly kind: HiloGuess | 'skip' | 'cashOut';
}

/** A guess that the player may make now. */
export interface HiloOdds {
  readonly guess: HiloGuess;
  /** `same`: an equal rank wins too. From an ace, higher is strict; to a king, lower is strict. */
  readonly includesSame: boolean;
  /** Ranks of thirteen that win. */
  readonly ranks: number;
  /** What cashing out pays per stake after a right guess; decimal text with four decimals. */
  readonly multiplier: string;
}

export interface HiloView {
  /** The cards so far; the last is the one to guess from. */
  readonly cards: readonly Card[];
  readonly guesses: number;
  readonly skipsLeft: number;
  /** What cashing out pays per stake now; `0.0000` before the first right guess. */
  readonly multiplier: string;
  /** Empty once the round is over. */
  readonly odds: readonly HiloOdds[];
  readonly isLost: boolean;
}

/** Whether an equal rank loses: higher than an ace and lower than a king would be certain otherwise. */
const isStrict = (rank: number, guess: HiloGuess): boolean => rank === (guess === 'higher' ? 0 : RANKS - 1);

/** Ranks of thirteen with which a guess from `rank` wins. */
export const winningRanks = (rank: number, guess: HiloGuess): number => {
  if (isStrict(rank, guess)) return RANKS - 1;
  return guess === 'higher' ? RANKS - rank : rank + 1;
};

function isRight(before: number, after: number, guess: HiloGuess): boolean {
  if (before === after) return !isStrict(before, guess);
  return guess === 'higher' ? after > before : after < before;
}

/** What a stake pays after right guesses, each given by its winning ranks. */
export function hiloMultiplier(guesses: readonly number[]): Rational {
  if (guesses.length === 0) return Rational.zero;
  return floorTo(
    guesses.reduce((product, ranks) => product.times(Rational.of(RANKS, ranks)), HILO_RETURN),
    4,
  );
}

const limit = Rational.of(MOST_STAKES);
const isWithin = (multiplier: Rational): boolean => multiplier.minus(limit).numerator <= 0n;

/** High-low: is the next card higher or lower? Each card is drawn from a full deck, so the odds are those shown. */
export const hilo: RoundGame<Record<string, never>, HiloMove, HiloView> = {
  partsOf: () => 1,
  readBet(value) {
    readFields(value, 'bet');
    return {};
  },
  readMove: (value) => ({
    kind: readChoice(readFields(value, 'move')['kind'], 'kind', ['higher', 'lower', 'skip', 'cashOut']),
  }),
  play(_bet, stake, moves, draw) {
    const cards: Card[] = [draw(DECK)];
    const guesses: number[] = [];
    let skips = 0;
    let end: 'open' | 'lost' | 'cashedOut' = 'open';
    for (const { kind } of moves) {
      if (end !== 'open') throw new RuleError('move', 'The round is over');
      const rank = rankOf(cards.at(-1) ?? 0);
      if (kind === 'cashOut') {
        if (guesses.length === 0) throw new RuleError('move', 'There is nothing to cash out yet');
        end = 'cashedOut';
      } else if (kind === 'skip') {
        if (skips === MOST_SKIPS) throw new RuleError('move', 'No more cards can be skipped');
        skips += 1;
        cards.push(draw(DECK));
      } else {
        const ranks = winningRanks(rank, kind);
        if (!isWithin(hiloMultiplier([...guesses, ranks])))
          throw new RuleError('move', 'The guess would exceed the limit');
        const next = draw(DECK);
        cards.push(next);
        if (isRight(rank, rankOf(next), kind)) guesses.push(ranks);
        else end = 'lost';
      }
    }
    const odds = end === 'open' ? oddsFrom(rankOf(cards.at(-1) ?? 0), guesses) : [];
    // Without a guess to make and a card to skip the round would have no end.
    if (end === 'open' && odds.length === 0 && guesses.length > 0) end = 'cashedOut';
    const multiplier = end === 'lost' ? Rational.zero : hiloMultiplier(guesses);
    return {
      view: {
        cards,
        guesses: guesses.length,
        skipsLeft: MOST_SKIPS - skips,
        multiplier: multiplier.toFixed(4),
        odds,
        isLost: end === 'lost',
      },
      staked: stake,
      payout: end === 'open' ? null : payAt(stake, multiplier),
    };
  },
  idleMove: ({ guesses }) => (guesses === 0 ? null : { kind: 'cashOut' }),
};

function oddsFrom(rank: number, guesses: readonly number[]): HiloOdds[] {
  return (['higher', 'lower'] as const).flatMap((guess) => {
    const ranks = winningRanks(rank, guess);
    const multiplier = hiloMultiplier([...guesses, ranks]);
    if (!isWithin(multiplier)) return [];
    return [{ guess, includesSame: !isStrict(rank, guess), ranks, multiplier: multiplier.toFixed(4) }];
  });
}
