import { describe, expect, test } from 'vitest';
import type { BetTerms, LegOutcome } from './betTypes.ts';
import { builderCashOut, cashOutPrice } from './cashOut.ts';
import { combinations, lineCount, readSystem } from './combinations.ts';
import { oddsText } from './oddsText.ts';
import { combinedOdds, possiblePayout, settledPayout } from './payouts.ts';
import { mostStake, shapeFault, stakeFault, stakeStep, takesOdds } from './slipChecks.ts';
import { fc } from '../../../tests/fastCheck.ts';

const bet = (kind: BetTerms['kind'], stake: bigint, odds: number[], system: string | null = null): BetTerms => ({
  kind,
  system,
  stake,
  odds: kind === 'builder' ? (odds[0] ?? 0) : 0,
  legs: odds.map((one) => ({ odds: one })),
});

describe('payouts (1-4)', () => {
  test('a single and an accumulator pay the product of their odds, rounded down once', () => {
    expect(possiblePayout(bet('single', 1000n, [1850]))).toBe(1850n);
    // 3.33 × 1.333 × 1.333 × 1.333 = 7.887…: floors between would give less.
    expect(possiblePayout(bet('accumulator', 333n, [1333, 1333, 1333]))).toBe(788n);
    expect(combinedOdds({ kind: 'accumulator', system: null, odds: 0, legs: [{ odds: 1500 }, { odds: 2010 }] })).toBe(
      3015,
    );
  });

  test('a lost leg ends an accumulator at once, a void leg counts as odds of 1', () => {
    const three = bet('accumulator', 1000n, [2000, 3000, 1500]);
    expect(settledPayout(three, ['won', null, null])).toBeNull();
    expect(settledPayout(three, ['won', 'lost', null])).toBe(0n);
    expect(settledPayout(three, ['won', 'void', 'won'])).toBe(3000n);
    expect(settledPayout(three, ['void', 'void', 'void'])).toBe(1000n);
  });

  test('a dead heat pays the odds over its divisor', () => {
    expect(settledPayout(bet('single', 1000n, [5000]), [{ deadHeat: 2 }])).toBe(2500n);
  });

  test('a system 2/3 with two winners pays one line of three', () => {
    const system = bet('system', 900n, [2000, 3000, 4000], '2/3');
    expect(possiblePayout(system)).toBe(300n * (6n + 8n + 12n));
    expect(settledPayout(system, ['won', 'won', 'lost'])).toBe(1800n);
    expect(settledPayout(system, ['lost', null, null])).toBeNull();
    expect(settledPayout(system, ['lost', 'lost', null])).toBe(0n);
  });

  test('a builder is lost with one leg and returned with a void one', () => {
    const builder = bet('builder', 1000n, [4200, 2000]);
    expect(settledPayout(builder, ['won', 'won'])).toBe(4200n);
    expect(settledPayout(builder, ['won', 'void'])).toBe(1000n);
    expect(settledPayout(builder, ['void', 'lost'])).toBe(0n);
    expect(settledPayout(builder, ['won', null])).toBeNull();
  });

  test('no outcome pays more than the possible payout, and the stake returns if every leg is void', () => {
    const outcome = fc.constantFrom<LegOutcome>('won', 'lost', 'void', { deadHeat: 2 });
    const leg = fc.record({ odds: fc.integer({ min: 1010, max: 60_000 }), outcome });
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 3, maxLength: 6 }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (legs, stake) => {
          const system = `2/${legs.length}`;
          const odds = legs.map((one) => one.odds);
          for (const terms of [bet('accumulator', stake, odds), bet('system', stake, odds, system)]) {
            const paid =
              settledPayout(
                terms,
                legs.map((one) => one.outcome),
              ) ?? -1n;
            expect(paid >= 0n && paid <= possiblePayout(terms)).toBe(true);
            expect(
              settledPayout(
                terms,
                legs.map(() => 'void'),
              ),
            ).toBe(stake);
          }
        },
      ),
    );
  });
});

describe('systems', () => {
  test('k of n has as many lines as there are combinations', () => {
    expect(combinations(4, 2)).toHaveLength(6);
    expect(lineCount('2/4')).toBe(6);
    expect(lineCount('5/10')).toBe(252);
    expect(lineCount(null)).toBe(1);
    expect(readSystem('3/3')).toBeNull();
    expect(readSystem('1/3')).toBeNull();
  });
});

describe('cash-out', () => {
  test('is the expected payout less five percent, and never above what may be won', () => {
    const terms = bet('single', 1000n, [2000]);
    expect(cashOutPrice(terms, [{ probability: 0.5 }])).toBe(950n);
    expect(cashOutPrice(terms, [{ probability: 1 }])).toBe(1900n);
    expect(cashOutPrice(terms, [{ outcome: 'lost' }])).toBe(0n);
    expect(builderCashOut(bet('builder', 1000n, [4000, 2000]), 0.25)).toBe(950n);
  });

  test('decided legs count as they ended', () => {
    const double = bet('accumulator', 1000n, [2000, 3000]);
    expect(cashOutPrice(double, [{ outcome: 'won' }, { probability: 1 / 4 }])).toBe(1425n);
    expect(cashOutPrice(double, [{ outcome: 'void' }, { probability: 1 / 4 }])).toBe(712n);
  });
});

describe('what a slip may contain', () => {
  const limits = { least: 10n, most: 10_000n, mostPayout: 50_000n };

  test('stakes below, above, off the step and above the payout are named', () => {
    expect(stakeFault(9n, 18n, limits)).toBe('belowLeast');
    expect(stakeFault(10_001n, 20_002n, limits)).toBe('aboveMost');
    expect(stakeFault(9_000n, 54_000n, limits)).toBe('abovePayout');
    expect(stakeFault(25n, 50n, { ...limits, least: 20n })).toBe('offStep');
    expect(stakeFault(26n, 50n, { ...limits, least: 20n })).toBeNull();
    expect(stakeStep(5n)).toBe(1n);
    expect(mostStake(limits, 6000)).toBe(8333n);
    expect(mostStake(limits, 1500)).toBe(10_000n);
  });

  test('legs of one match stand together in a builder only', () => {
    const same = [
      { event: 'a', market: 'result' },
      { event: 'a', market: 'totals:2.5' },
    ];
    const apart = ['a', 'b', 'c'].map((event) => ({ event, market: 'result' }));
    expect(shapeFault('accumulator', null, same)).toBe('related');
    expect(shapeFault('builder', null, same)).toBeNull();
    expect(shapeFault('builder', null, apart)).toBe('builderEvents');
    expect(shapeFault('single', null, apart)).toBe('legCount');
    expect(shapeFault('accumulator', null, apart)).toBeNull();
    expect(shapeFault('system', '2/3', apart)).toBeNull();
    expect(shapeFault('system', '2/4', apart)).toBe('system');
  });

  test('changed odds need the consent that was given', () => {
    expect(takesOdds(1850, 1850, 'none')).toBe(true);
    expect(takesOdds(1850, 1900, 'none')).toBe(false);
    expect(takesOdds(1850, 1900, 'higher')).toBe(true);
    expect(takesOdds(1850, 1800, 'higher')).toBe(false);
    expect(takesOdds(1850, 1800, 'any')).toBe(true);
  });
});

test('odds are shown as decimal, fraction and American', () => {
  expect(oddsText(1855, 'decimal')).toBe('1.85');
  expect([1500, 2000, 3500, 1909].map((odds) => oddsText(odds, 'fractional'))).toEqual(['1/2', '1/1', '5/2', '10/11']);
  expect([1500, 2000, 3500].map((odds) => oddsText(odds, 'american'))).toEqual(['−200', '+100', '+250']);
});

test('odds never read higher than what is paid, in any format', () => {
  expect(oddsText(123_990, 'decimal')).toBe('123');
  expect([3456, 1851].map((odds) => oddsText(odds, 'american'))).toEqual(['+245', '−118']);
  for (let odds = 1_010; odds < 30_000; odds += 7) {
    const text = oddsText(odds, 'fractional');
    // Beside two others it has the width of five characters.
    expect(text.length).toBeLessThanOrEqual(5);
    const [top = 0, bottom = 1] = text.split('/').map(Number);
    expect(Math.floor((top * 1000) / bottom)).toBeLessThanOrEqual(odds - 1000);
    expect(bottom).toBeLessThanOrEqual(100);
  }
});
