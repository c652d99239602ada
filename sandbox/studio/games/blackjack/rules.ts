import type { Card } from '../../kit/cards/cards.ts';
import { readChoice, readFields } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';
import { BlackjackTable } from './BlackjackTable.ts';
import type { BlackjackAction, Hand } from './BlackjackTable.ts';
import { isNatural, totalOf } from './hand.ts';
import { openShoe } from './shoe.ts';

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface HandView {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly isSoft: boolean;
  readonly stakes: 1 | 2;
  /** Null until the round is over; a hand above 21 is `bust` at once. */
  readonly result: HandResult | null;
}

export interface BlackjackView {
  /** The hole card is missing until the round is over. */
  readonly dealer: { readonly cards: readonly Card[]; readonly total: number; readonly isSoft: boolean };
  readonly hands: readonly HandView[];
  /** Index of the hand that is played now; null without one. */
  readonly active: number | null;
  readonly insurance: BlackjackTable['insurance'];
  readonly actions: readonly BlackjackAction[];
}

export interface BlackjackMove {
  readonly action: BlackjackAction;
}

const ACTIONS: readonly BlackjackAction[] = ['insure', 'decline', 'hit', 'stand', 'double', 'split'];

/** Blackjack against the dealer; the rules are those of BlackjackTable. Stakes are even, for insurance and 3 to 2. */
export const blackjack: RoundGame<Record<string, never>, BlackjackMove, BlackjackView> = {
  partsOf: () => 2,
  readBet(value) {
    readFields(value, 'bet');
    return {};
  },
  readMove: (value) => ({ action: readChoice(readFields(value, 'move')['action'], 'action', ACTIONS) }),
  play(_bet, stake, moves, draw) {
    if (stake % 2n !== 0n) throw new RuleError('stake', 'The stake is even');
    const table = new BlackjackTable(openShoe(draw));
    for (const { action } of moves) table.act(action);
    return {
      view: viewOf(table),
      staked: stakedAt(table, stake),
      payout: table.isOver ? payoutOf(table, stake) : null,
    };
  },
  idleMove: ({ insurance }) => ({ action: insurance === 'offered' ? 'decline' : 'stand' }),
};

/** What a finished round took and paid, in opening stakes. */
export function settledStakes(table: BlackjackTable): { readonly staked: number; readonly paid: number } {
  return { staked: Number(stakedAt(table, 2n)) / 2, paid: Number(payoutOf(table, 2n)) / 2 };
}

function stakedAt({ hands, insurance }: BlackjackTable, stake: bigint): bigint {
  const onHands = hands.reduce((sum, { stakes }) => sum + stake * BigInt(stakes), 0n);
  return onHands + (insurance === 'taken' ? insuranceOf(stake) : 0n);
}

function payoutOf(table: BlackjackTable, stake: bigint): bigint {
  const onHands = table.hands.reduce(
    (sum, hand) => sum + handPays(resultOf(table, hand), stake * BigInt(hand.stakes)),
    0n,
  );
  const isInsured = table.insurance === 'taken' && isNatural(table.dealer);
  return onHands + (isInsured ? insurancePays(stake) : 0n);
}

/** The price of insurance for a stake. */
export const insuranceOf = (stake: bigint): bigint => stake / 2n;

/** What insurance pays back against a blackjack, its price included. */
export const insurancePays = (stake: bigint): bigint => insuranceOf(stake) * 3n;

/** What a hand pays back, its stake included. */
export function handPays(result: HandResult, staked: bigint): bigint {
  if (result === 'blackjack') return (staked * 5n) / 2n;
  if (result === 'win') return staked * 2n;
  return result === 'push' ? staked : 0n;
}

function resultOf({ dealer }: BlackjackTable, { cards, isSplit }: Hand): HandResult {
  const own = totalOf(cards).total;
  if (own > 21) return 'bust';
  const hasBlackjack = !isSplit && isNatural(cards);
  const dealerHasBlackjack = isNatural(dealer);
  if (hasBlackjack) return dealerHasBlackjack ? 'push' : 'blackjack';
  if (dealerHasBlackjack) return 'lose';
  const theirs = totalOf(dealer).total;
  if (theirs > 21 || own > theirs) return 'win';
  return own === theirs ? 'push' : 'lose';
}

function viewOf(table: BlackjackTable): BlackjackView {
  const shown = table.isOver ? table.dealer : table.dealer.slice(0, 1);
  const hands = table.hands.map((hand): HandView => {
    const total = totalOf(hand.cards);
    const isKnown = table.isOver || total.total > 21;
    return { cards: hand.cards, ...total, stakes: hand.stakes, result: isKnown ? resultOf(table, hand) : null };
  });
  const { active, insurance, actions } = table;
  return {
    dealer: { cards: shown, ...totalOf(shown) },
    hands,
    active: active === null ? null : table.hands.indexOf(active),
    insurance,
    actions,
  };
}
