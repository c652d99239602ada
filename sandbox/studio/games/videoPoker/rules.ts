import { DECK } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';
import { pickDistinct } from '../../kit/fair/pickDistinct.ts';
import { readFields } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';
import { pokerRank } from './pokerHand.ts';
import type { PokerRank } from './pokerHand.ts';

const HAND = 5;

/** Stakes paid for a final hand: Jacks or Better with full pays of 9 and 6 for full house and flush. */
export const PAYS: Readonly<Record<PokerRank, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
  nothing: 0,
};

export interface VideoPokerMove {
  /** Whether each card of the hand is kept. */
  readonly hold: readonly boolean[];
}

export interface VideoPokerView {
  readonly cards: readonly Card[];
  readonly rank: PokerRank;
  /** The cards that were kept; null before the draw. */
  readonly held: readonly boolean[] | null;
}

/** Video poker: five cards are dealt, the player keeps what they like, and the others are replaced once. */
export const videoPoker: RoundGame<Record<string, never>, VideoPokerMove, VideoPokerView> = {
  partsOf: () => 1,
  readBet(value) {
    readFields(value, 'bet');
    return {};
  },
  readMove(value) {
    const { hold } = readFields(value, 'move');
    if (!Array.isArray(hold) || hold.length !== HAND || !hold.every((keeps) => typeof keeps === 'boolean'))
      throw new RuleError('hold', `hold says for each of ${HAND} cards whether it is kept`);
    return { hold };
  },
  play(_bet, stake, moves, draw) {
    // All ten cards come from one shuffled deck; the replacements are taken in order from the left.
    const deck = pickDistinct(draw, DECK, 2 * HAND);
    const dealt = deck.slice(0, HAND);
    const [move, ...more] = moves;
    if (more.length > 0) throw new RuleError('move', 'The round is over');
    if (move === undefined)
      return { view: { cards: dealt, rank: pokerRank(dealt), held: null }, staked: stake, payout: null };
    const spare = deck.slice(HAND);
    const cards = dealt.map((card, index) => (move.hold[index] === true ? card : (spare.shift() ?? card)));
    const rank = pokerRank(cards);
    return { view: { cards, rank, held: move.hold }, staked: stake, payout: stake * BigInt(PAYS[rank]) };
  },
  idleMove: ({ cards }) => ({ hold: cards.map(() => true) }),
};
