import { expect, test } from 'vitest';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { scripted } from '../../kit/testing/scripted.ts';
import { facts } from './facts.ts';
import { carousel, carouselTable, SPIN_MS, spin, spotReturn, wheelRound } from './rules.ts';
import { FIELDS, SPOTS } from './wheel.ts';

const fieldOf = (pays: number): number => FIELDS.findIndex((field) => field.kind === 'spot' && field.pays === pays);
const raiseBy = (by: number): number => FIELDS.findIndex((field) => field.kind === 'raise' && field.by === by);

test('1-3 all spots of the wheel have the same return, exactly computed', () => {
  expect(FIELDS).toHaveLength(57);
  for (const pays of SPOTS) {
    expect(FIELDS.filter((field) => field.kind === 'spot' && field.pays === pays)).toHaveLength(48 / pays);
    expect(spotReturn(pays).equals(spotReturn(2))).toBe(true);
  }
  expect(facts.rtp).toBe(spotReturn(2).toPercent());
  expect(spotReturn(2).toNumber()).toBeGreaterThan(0.959);
  expect(spotReturn(2).toNumber()).toBeLessThan(0.96);
});

test('300,000 spins agree with the exact return', () => {
  const draw = seededDraw(57);
  const rounds = 300_000;
  const bet = { chips: { 2: 1, 3: 1, 6: 1, 12: 1, 24: 1, 48: 1 } };
  const wins = Array.from({ length: rounds }, () => Number(wheelRound.play(bet, 600n, [], draw).payout) / 600);
  const mean = wins.reduce((sum, win) => sum + win, 0) / rounds;
  const deviation = Math.sqrt(wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / rounds / rounds);
  expect(Math.abs(mean - spotReturn(2).toNumber())).toBeLessThan(4 * deviation);
});

test('a raise gives another spin, and multiplies what its spot pays', () => {
  const stops = [raiseBy(5), raiseBy(2), fieldOf(12)];
  const { view, payout } = wheelRound.play({ chips: { 12: 2, 2: 1 } }, 300n, [], scripted(stops));
  expect(view).toEqual({ stops, spot: 12, raised: 10 });
  expect(payout).toBe(200n * 120n);
  expect(carouselTable.runMs(stops)).toBe(3 * SPIN_MS);
});

test('the spin after the last raise stops at a spot; the highest win is as stated', () => {
  const stops = spin(scripted([raiseBy(5), raiseBy(5), raiseBy(5), 0]));
  expect(stops).toEqual([raiseBy(5), raiseBy(5), raiseBy(5), fieldOf(48)]);
  const highest = wheelRound.play({ chips: { 48: 1 } }, 1n, [], scripted([raiseBy(5), raiseBy(5), raiseBy(5), 0]));
  expect(Number(highest.payout)).toBe(facts.maxWin);
});

test('a bet that the table does not have is refused at its field', () => {
  for (const chips of [{}, { 4: 1 }, { 2: 0 }, { 2: 1_001 }, { 2: 1.5 }, null, [1]])
    expect(() => carousel.readBet({ chips })).toThrow(expect.objectContaining({ field: 'chips' }));
});

test('nothing is shown before the server has ended the round, and nothing goes on after it', () => {
  const bet = { chips: { 2: 1 } };
  expect(carousel.play(bet, 100n, [], scripted([]))).toEqual({ view: null, staked: 100n, payout: null });
  expect(carousel.play(bet, 100n, [{ kind: 'end' }], scripted([fieldOf(2)]))).toMatchObject({ payout: 200n });
  expect(() => carousel.play(bet, 100n, [{ kind: 'end' }, { kind: 'end' }], scripted([0]))).toThrow('over');
  expect(() => carousel.readMove({ kind: 'cashOut', at: 200 })).toThrow();
});
