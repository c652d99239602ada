import { expect, test } from 'vitest';
import { drawOf, isHit, thresholdOf } from '../../../../src/shared/jackpots/dropRules.ts';
import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import { inCurrency, jackpotCurrencies, jackpotDefinitions } from './definitions.ts';
import { MICRO, bookedOf, countStake } from './jackpotRules.ts';
import type { Pool } from './jackpotRules.ts';
import { commitmentOf, drawsOf, newSecret } from './secrets.ts';
import { fc } from '../../../../tests/fastCheck.ts';

const SPACE = 2n ** 64n;
const draw = fc.bigInt({ min: 0n, max: SPACE - 1n });
const pool: Pool = {
  jackpot: 'brass-tower',
  tier: 'mini',
  currency: 'USD',
  kind: 'must_drop',
  micro: 50_00n * MICRO,
  cycle: 1,
  counted: 0,
};
const never = { threshold: () => 100_00n, draw: () => SPACE - 1n };

test('1-5 a threshold is above the seed and at most the ceiling', () => {
  fc.assert(
    fc.property(draw, fc.bigInt(0n, 10n ** 14n), fc.bigInt(1n, 10n ** 14n), (drawn, seed, span) => {
      const threshold = thresholdOf(drawn, seed, seed + span);
      expect(threshold > seed && threshold <= seed + span).toBe(true);
    }),
  );
  expect([thresholdOf(0n, 50n, 100n), thresholdOf(SPACE - 1n, 50n, 100n)]).toEqual([51n, 100n]);
});

test('1-5 the chance of a random pool is the stake over the odds, exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 6n), fc.bigInt(1n, 10n ** 12n), (stake, odds) => {
      // The draws that hit are those below stake ÷ odds of the space: the next one does not.
      const hits = (stake * SPACE + odds - 1n) / odds;
      expect(isHit(hits - 1n, stake, odds)).toBe(true);
      expect(isHit(hits, stake, odds)).toBe(false);
    }),
  );
});

test('1-5 nothing is lost or made: what a pool held and was fed is what it holds and has paid, less the seeds', () => {
  const stakes = fc.array(fc.record({ stake: fc.bigInt(1n, 1_000_00n), share: fc.integer({ min: 0, max: 9_999 }) }));
  fc.assert(
    fc.property(
      stakes,
      fc.array(draw, { minLength: 1 }),
      fc.constantFrom('must_drop', 'random'),
      (list, drawn, kind) => {
        let held: Pool = { ...pool, kind };
        let [fed, won, seeds] = [0n, 0n, 0n];
        for (const [index, one] of list.entries()) {
          const drawing = drawn[index % drawn.length] ?? 0n;
          const draws = { threshold: () => thresholdOf(drawing, 50_00n, 100_00n), draw: () => drawing };
          const next = countStake(held, one, draws, { bound: 100_00n, nextSeed: 50_00n });
          fed += one.stake * BigInt(one.share);
          won += next.won ?? 0n;
          seeds += next.won === null ? 0n : 50_00n;
          expect(next.pool.cycle).toBe(held.cycle + (next.won === null ? 0 : 1));
          held = next.pool;
        }
        expect(held.micro).toBe(pool.micro + fed + (seeds - won) * MICRO);
      },
    ),
  );
});

test('1-5 a must-drop pool never passes its ceiling, whatever the stakes that count', () => {
  for (const { kind, tiers, mostStake } of jackpotDefinitions.filter((one) => one.kind === 'must_drop')) {
    for (const tier of jackpotTiers) {
      const { seed, bound, share } = tiers[tier];
      fc.assert(
        fc.property(fc.array(fc.bigInt(1n, mostStake), { maxLength: 60 }), draw, (stakes, drawing) => {
          let held: Pool = { ...pool, tier, kind, micro: seed * MICRO };
          const draws = { ...never, threshold: () => thresholdOf(drawing, seed, bound) };
          for (const stake of stakes) {
            const next = countStake(held, { stake, share }, draws, { bound, nextSeed: seed });
            held = next.pool;
            expect(held.micro <= bound * MICRO && (next.won ?? 0n) <= bound).toBe(true);
          }
        }),
      );
    }
  }
});

test('1-5 of two stakes that would win a pool the earlier wins it, the later is in the next cycle', () => {
  const draws = { ...never, threshold: () => 50_01n };
  const terms = { bound: 100_00n, nextSeed: 50_00n };
  const first = countStake(pool, { stake: 20_00n, share: 2_000 }, draws, terms);
  expect(first).toMatchObject({ won: 50_01n, pool: { cycle: 2, counted: 0, micro: 50_00n * MICRO + 3n * MICRO } });
  const second = countStake(first.pool, { stake: 20_00n, share: 2_000 }, never, terms);
  expect(second).toMatchObject({ won: null, pool: { cycle: 2, counted: 1 } });
});

test('1-5 whole minor units are booked as the sum fills them, and taken back as it falls', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 5n * MICRO)), (changes) => {
      let [sum, booked] = [0n, 0n];
      for (const change of changes) booked += bookedOf((sum += change), change);
      expect(booked).toBe(sum / MICRO);
      for (const change of changes) booked += bookedOf((sum -= change), -change);
      expect(booked).toBe(0n);
    }),
  );
});

test('1-5 a secret is committed by its hash, and decides the same every time', () => {
  const cycle = { jackpot: 'brass-tower', tier: 'mini', currency: 'USD', cycle: 3 };
  const secret = newSecret();
  const [one, two] = [drawsOf(secret, cycle, { seed: 1n, bound: 9n }), drawsOf(secret, cycle, { seed: 1n, bound: 9n })];
  expect([one.threshold(), one.draw(7)]).toEqual([two.threshold(), two.draw(7)]);
  expect(one.draw(7)).not.toBe(one.draw(8));
  // The well-known hash of 32 zero bytes.
  expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  expect(drawOf(new Uint8Array([0, 0, 0, 0, 0, 0, 1, 2, 99]))).toBe(258n);
});

test('1-5 every currency has whole amounts, with the seed below the ceiling', () => {
  for (const currency of jackpotCurrencies)
    for (const { tiers } of jackpotDefinitions)
      for (const tier of jackpotTiers) {
        const [seed, bound] = [inCurrency(tiers[tier].seed, currency), inCurrency(tiers[tier].bound, currency)];
        expect((seed ?? 0n) > 0n && (bound ?? 0n) > (seed ?? 0n)).toBe(true);
      }
  expect(inCurrency(1n, 'XAU')).toBeNull();
});
