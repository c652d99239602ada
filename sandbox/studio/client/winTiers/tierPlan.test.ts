import { expect, test } from 'vitest';
import { planTiers, tierAt } from './tierPlan.ts';
import { fc } from '../../../../tests/fastCheck.ts';

const tiersOf = (win: bigint): string[] => planTiers(win, 100n, 1)?.steps.map(({ tier }) => tier) ?? [];

test('Part 7: a win passes every tier below its own, and a returned stake has none', () => {
  expect(tiersOf(999n)).toEqual([]);
  expect(tiersOf(1_000n)).toEqual(['big']);
  expect(tiersOf(2_500n)).toEqual(['big', 'huge']);
  expect(tiersOf(90_000n)).toEqual(['big', 'huge', 'grand']);
  expect(planTiers(100n, 0n, 1)).toBeNull();
});

test('Part 7: a higher tier is celebrated for longer, with turbo for a shorter time', () => {
  const lengths = [1_000n, 2_500n, 5_000n].map((win) => {
    const { countMs, holdMs } = planTiers(win, 100n, 1)!;
    return countMs + holdMs;
  });
  expect(lengths[1]! / lengths[0]!).toBeGreaterThan(1.5);
  expect(lengths[2]! / lengths[1]!).toBeGreaterThan(1.5);
  const { countMs, holdMs } = planTiers(5_000n, 100n, 0.4)!;
  expect(countMs + holdMs).toBeCloseTo(lengths[2]! * 0.4);
});

test('Part 7: no tier is shown before the counted amount reaches it, and the count never goes back', () => {
  const multiples = { big: 0n, huge: 25n, grand: 50n };
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 5_000n }), fc.bigInt({ min: 10n, max: 9_000n }), (stake, multiple) => {
      const win = stake * multiple;
      const plan = planTiers(win, stake, 1)!;
      let last = -1n;
      for (let elapsed = 0; elapsed <= plan.countMs + 50; elapsed += 50) {
        const { step, counted } = tierAt(plan, elapsed);
        expect(counted >= last && counted <= win).toBe(true);
        expect(counted >= stake * multiples[step.tier]).toBe(true);
        last = counted;
      }
      expect(last).toBe(win);
    }),
    { numRuns: 60 },
  );
});
