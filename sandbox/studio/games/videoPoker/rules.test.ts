import { expect, test } from 'vitest';
import { DECK } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';
import type { Draw } from '../../kit/fair/draws.ts';
import { pokerRank } from './pokerHand.ts';
import type { PokerRank } from './pokerHand.ts';
import { videoPoker } from './rules.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';

/** Cards such as `As Td 9h`. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((card) => SUITS.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? ''));

/** Draws that deal these cards from a deck in order. */
function dealing(text: string): Draw {
  const deck = Array.from({ length: DECK }, (_, index) => index);
  const wanted = cardsOf(text);
  let dealt = 0;
  return () => {
    const at = deck.indexOf(wanted[dealt] ?? -1);
    if (at < dealt) throw new Error(`card ${dealt + 1} cannot be dealt`);
    [deck[at], deck[dealt]] = [deck[dealt] ?? 0, deck[at] ?? 0];
    dealt += 1;
    return at - dealt + 1;
  };
}

test.each<[PokerRank, string]>([
  ['royalFlush', 'Ts Js Qs Ks As'],
  ['straightFlush', '9h Th Jh Qh Kh'],
  ['straightFlush', 'Ad 2d 3d 4d 5d'],
  ['fourOfAKind', '7s 7h 7d 7c 2s'],
  ['fullHouse', '7s 7h 7d 2c 2s'],
  ['flush', '2c 4c 6c 8c Tc'],
  ['straight', '9s Th Jh Qh Kd'],
  ['straight', 'As 2h 3h 4h 5d'],
  ['straight', 'As Kh Qh Jh Td'],
  ['threeOfAKind', '7s 7h 7d 3c 2s'],
  ['twoPair', '7s 7h 2d 2c 3s'],
  ['jacksOrBetter', 'Js Jh 2d 3c 4s'],
  ['jacksOrBetter', 'As Ah 2d 3c 4s'],
  ['nothing', 'Ts Th 2d 3c 4s'],
  ['nothing', 'Qs Ks Ah 2h 3d'],
])('1-3 %s: %s', (rank, text) => {
  expect(pokerRank(cardsOf(text))).toBe(rank);
});

test('all hands of five cards have the known counts', () => {
  const counts: Partial<Record<PokerRank, number>> = {};
  const cards: Card[] = [];
  const choose = (from: number): void => {
    if (cards.length === 5) {
      const rank = pokerRank(cards);
      counts[rank] = (counts[rank] ?? 0) + 1;
      return;
    }
    for (let card = from; card < DECK; card += 1) {
      cards.push(card);
      choose(card + 1);
      cards.pop();
    }
  };
  choose(0);
  expect(counts).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    fourOfAKind: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPair: 123_552,
    jacksOrBetter: 337_920,
    nothing: 2_062_860,
  });
});

const deal = 'Js Jh 2d 3c 4s Jd 8h 9h Tc 5c';

test('the cards that are not kept are replaced from the left, once', () => {
  const dealt = videoPoker.play({}, 100n, [], dealing(deal));
  expect(dealt).toEqual({
    view: { cards: cardsOf('Js Jh 2d 3c 4s'), rank: 'jacksOrBetter', held: null },
    staked: 100n,
    payout: null,
  });
  const hold = [true, true, false, false, false];
  expect(videoPoker.play({}, 100n, [{ hold }], dealing(deal))).toEqual({
    view: { cards: cardsOf('Js Jh Jd 8h 9h'), rank: 'threeOfAKind', held: hold },
    staked: 100n,
    payout: 300n,
  });
  expect(() => videoPoker.play({}, 100n, [{ hold }, { hold }], dealing(deal))).toThrow(
    expect.objectContaining({ field: 'move' }),
  );
});

test('keeping all keeps the hand', () => {
  const hold = [true, true, true, true, true];
  expect(videoPoker.play({}, 100n, [{ hold }], dealing(deal)).payout).toBe(100n);
});

test.each([[{}], [{ hold: [true] }], [{ hold: [true, true, true, true, 1] }]])('the move %j is refused', (move) => {
  expect(() => videoPoker.readMove(move)).toThrow(expect.objectContaining({ field: 'hold' }));
});
