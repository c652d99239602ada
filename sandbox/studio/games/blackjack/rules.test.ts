import { describe, expect, test } from 'vitest';
import type { Draw } from '../../kit/fair/draws.ts';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { basicStrategy } from './basicStrategy.ts';
import type { BlackjackAction } from './BlackjackTable.ts';
import { blackjack } from './rules.ts';
import { DECKS } from './shoe.ts';

const RANKS = 'A23456789TJQK';

/** Draws that deal cards of these ranks: player, dealer, player, dealer's hole card, then as they come. */
function dealing(ranks: string): Draw {
  const shoe = Array.from({ length: DECKS * 52 }, (_, index) => index % 52);
  let dealt = 0;
  return (n) => {
    expect(n).toBe(shoe.length - dealt);
    const rank = RANKS.indexOf(ranks[dealt] ?? '?');
    if (rank < 0) throw new Error(`no card ${dealt + 1} in ${ranks}`);
    const at = shoe.findIndex((card, index) => index >= dealt && card % 13 === rank);
    [shoe[at], shoe[dealt]] = [shoe[dealt] ?? 0, shoe[at] ?? 0];
    dealt += 1;
    return at - dealt + 1;
  };
}

const play = (ranks: string, ...actions: BlackjackAction[]) =>
  blackjack.play(
    {},
    200n,
    actions.map((action) => ({ action })),
    dealing(ranks),
  );

test.each<[string, string, BlackjackAction[], bigint, bigint]>([
  ['a blackjack pays 3 to 2', 'A9K7', [], 200n, 500n],
  ['two blackjacks are a push', 'AJKA', [], 200n, 200n],
  ['a blackjack under a ten ends the round at once', '9K8A', [], 200n, 0n],
  ['the dealer draws to 17 and can bust', 'T7T9T', ['stand'], 200n, 400n],
  ['the dealer stands on a soft 17', 'T6TA', ['stand'], 200n, 400n],
  ['an equal total is a push', 'TT99', ['stand'], 200n, 200n],
  ['a lower total loses', 'TT89', ['stand'], 200n, 0n],
  ['a bust loses at once, and the dealer draws nothing', 'TT639', ['hit'], 200n, 0n],
  ['a double stakes as much again, for one card', '5569TT', ['double'], 400n, 800n],
  ['a hand of 21 stands by itself', 'T9675T', ['hit'], 200n, 400n],
  ['a pair is split, and its hands are doubled', '868T3T9T', ['split', 'double', 'stand'], 600n, 1200n],
  ['split aces get one card each, and 21 is no blackjack', 'A6AT5T5', ['split'], 400n, 200n],
  ['insurance pays 2 to 1 against a blackjack', 'TA9T', ['insure'], 300n, 300n],
  ['without insurance the stake is lost', 'TA9T', ['decline'], 200n, 0n],
  ['insurance is lost if there is none', 'TA96', ['insure', 'stand'], 300n, 400n],
  ['an insured blackjack is even money if the dealer has one', 'KAAT', ['insure'], 300n, 500n],
  ['an uninsured one is a push then', 'KAAT', ['decline'], 200n, 200n],
])('1-3 %s', (_name, ranks, actions, staked, payout) => {
  expect(play(ranks, ...actions)).toMatchObject({ staked, payout, view: { actions: [], active: null } });
});

test('the hole card is hidden until the round is over', () => {
  const open = play('T967');
  expect(open.payout).toBeNull();
  expect(open.view).toMatchObject({
    dealer: { cards: [8], total: 9 },
    hands: [{ total: 16, isSoft: false, stakes: 1, result: null }],
    active: 0,
    actions: ['hit', 'stand', 'double'],
  });
  const done = play('T967T', 'stand');
  expect(done.view.dealer).toMatchObject({ cards: [8, 6, expect.any(Number)], total: 26 });
  expect(done.view.hands[0]?.result).toBe('win');
});

test('against an ace insurance is decided before anything else', () => {
  expect(play('KAA9').view).toMatchObject({ insurance: 'offered', actions: ['insure', 'decline'], active: null });
  expect(play('TA96', 'decline').view).toMatchObject({ insurance: 'declined', actions: ['hit', 'stand', 'double'] });
});

test('hands are split up to four, and played from left to right', () => {
  const four = play('868T888888', 'split', 'split', 'split');
  expect(four.staked).toBe(800n);
  expect(four.view.hands.length).toBe(4);
  expect([four.view.active, four.view.actions]).toEqual([0, ['hit', 'stand', 'double']]);
  expect(play('868T888888', 'split', 'split', 'split', 'stand').view.active).toBe(1);
});

test('cards of ten points are a pair', () => {
  expect(play('T6K9').view.actions).toContain('split');
});

describe('moves that the rules do not allow', () => {
  test.each<[string, BlackjackAction[]]>([
    ['T967', ['split']],
    ['T967', ['insure']],
    ['T9623', ['hit', 'double']],
    ['TA96', ['hit']],
    ['A9K7', ['stand']],
    ['T967T', ['stand', 'stand']],
    ['A6AT5T5', ['split', 'hit']],
  ])('after %s: %j', (ranks, actions) => {
    expect(() => play(ranks, ...actions)).toThrow(expect.objectContaining({ field: 'action' }));
  });

  test('an odd stake and an unknown action are refused', () => {
    expect(() => blackjack.play({}, 201n, [], dealing('T967'))).toThrow(expect.objectContaining({ field: 'stake' }));
    expect(() => blackjack.readMove({ action: 'surrender' })).toThrow(expect.objectContaining({ field: 'action' }));
  });
});

/** Plays a round by the basic strategy; what it has won or lost, in stakes. */
function result(draw: Draw): number {
  const words: number[] = [];
  const moves: { action: BlackjackAction }[] = [];
  for (;;) {
    // The same draws again, then fresh ones: as a stored round is computed anew with one more move.
    let position = 0;
    const { view, staked, payout } = blackjack.play({}, 2n, moves, (n) => {
      const word = words[position] ?? draw(n);
      words[position] = word;
      position += 1;
      return word;
    });
    if (payout !== null) return Number(payout - staked) / 2;
    const hand = view.hands[view.active ?? 0];
    if (hand === undefined) throw new Error('no hand to play');
    moves.push({ action: basicStrategy(hand.cards, view.dealer.cards[0] ?? 0, view.actions) });
  }
}

test('1-3 the basic strategy loses about 0.4 % of the opening stakes', () => {
  const draw = seededDraw(21);
  const rounds = 20_000;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const won = result(draw);
    sum += won;
    squares += won * won;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(error).toBeLessThan(0.01);
  expect(Math.abs(mean + 0.004)).toBeLessThan(4 * error);
});
