import { expect, test } from 'vitest';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { scripted } from '../../kit/testing/scripted.ts';
import { crash, crashPoint, crashReturn, crashTime, MOST, multiplierAt, ONE, reachChance, timeOf } from './rules.ts';

test.each([101, 110, 150, 200, 333, 1_000, 10_000, 123_456, MOST])(
  '1-3 a cash-out at %i hundredths returns 99 % of the stakes, exactly computed',
  (target) => {
    expect(crashReturn(target).toNumber()).toBeGreaterThan(0.9899);
    expect(crashReturn(target).toNumber()).toBeLessThanOrEqual(0.99);
  },
);

test('the chance is that of the crash point', () => {
  // The last draw that still crashes below 2.00×, and the first that gets there.
  expect(crashPoint(scripted([1_000_000_000 - 495_000_001]))).toBe(199);
  expect(crashPoint(scripted([1_000_000_000 - 495_000_000]))).toBe(200);
  expect(reachChance(200).toFixed(4)).toBe('0.4950');
  expect(crashPoint(scripted([0]))).toBe(ONE);
  expect(crashPoint(scripted([999_999_999]))).toBe(MOST);
});

test('rounds get to a multiplier as often as computed', () => {
  const draw = seededDraw(11);
  const rounds = 200_000;
  const points = Array.from({ length: rounds }, () => crashPoint(draw));
  for (const target of [101, 150, 200, 500, 2_000]) {
    const expected = reachChance(target).toNumber();
    const found = points.filter((point) => point >= target).length / rounds;
    expect(Math.abs(found - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / rounds));
  }
});

test('the multiplier grows with the time of flight, and its time is the first that shows it', () => {
  expect([multiplierAt(0), multiplierAt(-5), multiplierAt(11_600)]).toEqual([100, 100, 200]);
  for (const target of [101, 150, 200, 1_000, 100_000]) {
    const ms = timeOf(target);
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(target);
    expect(multiplierAt(ms - 1)).toBeLessThan(target);
  }
  expect(timeOf(ONE)).toBe(0);
});

const flying = (point: number) => scripted([Math.max(0, 1_000_000_000 - Math.floor(99_000_000_000 / point))]);

test('a cash-out up to the crash point pays its multiplier, one beyond it is not allowed', () => {
  const out = crash.play({ auto: null }, 333n, [{ kind: 'cashOut', at: 215 }], flying(215));
  expect(out).toMatchObject({ view: { cashedOutAt: 215, crashedAt: null }, payout: 715n });
  expect(() => crash.play({ auto: null }, 100n, [{ kind: 'cashOut', at: 300 }], flying(215))).toThrow('crashed');
});

test('at the end a target that was reached is paid, another bet is lost', () => {
  expect(crash.play({ auto: 150 }, 100n, [{ kind: 'end' }], flying(150))).toMatchObject({ payout: 150n });
  expect(crash.play({ auto: 151 }, 100n, [{ kind: 'end' }], flying(150))).toMatchObject({
    payout: 0n,
    view: { cashedOutAt: null, crashedAt: 150 },
  });
  expect(crash.play({ auto: null }, 100n, [], flying(150))).toMatchObject({ payout: null });
});

test('a round ends when its last multiplier has been shown', () => {
  for (const point of [100, 101, 250, 9_999]) {
    expect(multiplierAt(crashTime(point) - 1)).toBe(point);
    expect(multiplierAt(crashTime(point))).toBeGreaterThan(point);
  }
  expect(crashTime(MOST)).toBe(timeOf(MOST));
});

test('bets and cash-outs that the rules do not have are refused at their field', () => {
  for (const auto of [100, 0, 1.5, '150', MOST + 1])
    expect(() => crash.readBet({ auto })).toThrow(expect.objectContaining({ field: 'auto' }));
  expect(() => crash.readMove({ kind: 'cashOut', at: 100 })).toThrow(expect.objectContaining({ field: 'at' }));
  expect(() => crash.readMove({ kind: 'fly' })).toThrow(expect.objectContaining({ field: 'kind' }));
});
