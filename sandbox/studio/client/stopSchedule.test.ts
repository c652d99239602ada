import { expect, test } from 'vitest';
import { planQuickStops, planStops, type StopRequest } from './stopSchedule.ts';

const request: StopRequest = {
  now: 100,
  startedAt: 0,
  minSpinMs: 700,
  staggerMs: 200,
  rhythm: 'even',
  anticipationMs: 1000,
  scatters: [0, 0, 0, 0, 0],
  anticipateFrom: 2,
};

test('reels stop one after another, never before the minimum spin time', () => {
  expect(planStops(request).brakeAt).toEqual([700, 900, 1100, 1300, 1500]);
  expect(planStops({ ...request, now: 5000 }).brakeAt[0]).toBe(5000);
});

test('reels after the second scatter are anticipated', () => {
  const plan = planStops({ ...request, scatters: [1, 0, 1, 0, 0] });
  expect(plan.anticipated).toEqual([false, false, false, true, true]);
  expect(plan.brakeAt).toEqual([700, 900, 1100, 2300, 3500]);
});

test('a game without a scatter is never anticipated', () => {
  const plan = planStops({ ...request, scatters: [1, 1, 1, 0, 0], anticipateFrom: 0 });
  expect(plan.anticipated).not.toContain(true);
});

test('a quick stop brakes the reels that still spin and does not change the others', () => {
  const plan = planStops({ ...request, scatters: [1, 1, 0, 0, 0] });
  const quick = planQuickStops(plan, 950);
  expect(quick.brakeAt.slice(0, 2)).toEqual([700, 900]);
  expect(quick.brakeAt.slice(2)).toEqual([950, 985, 1020]);
  expect(quick.anticipated).not.toContain(true);
});

test('with every rhythm the reels stop in order', () => {
  for (const rhythm of ['even', 'quickening', 'pairs'] as const) {
    const { brakeAt } = planStops({ ...request, rhythm });
    expect([...brakeAt].sort((a, b) => a - b)).toEqual(brakeAt);
    expect(new Set(brakeAt).size).toBe(5);
  }
});
