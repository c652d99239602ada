import { expect, test } from 'vitest';
import { gameFacts } from '../games/gameFacts.ts';
import { seededDraw } from '../kit/fair/seededRandom.ts';
import { chiSquareZ } from './chiSquare.ts';
import { rawDraws } from './rawDraws.ts';
import { simulateTrial } from './simulateTrial.ts';
import { trials } from './trials.ts';

const named = trials.map((trial) => [`${trial.game}, ${trial.name}`, trial] as const);

test('every game of the kit in the catalogue has a trial', () => {
  const games = new Set(trials.map(({ game }) => game));
  expect(gameFacts.map(({ sysname }) => sysname).filter((sysname) => !games.has(sysname))).toEqual([]);
});

test.each(named)('F2 %s: the quick simulation plays the same rounds as the rules', (_, trial) => {
  const rounds = trial.game === 'video-poker' ? 200 : 1_000;
  for (let seed = 0; seed < rounds; seed += 1) {
    const [quick, ruled] = [trial.play(seededDraw(seed)), trial.reference?.(seededDraw(seed))];
    expect(quick.staked).toBeCloseTo(ruled?.staked ?? -1, 6);
    expect(quick.paid).toBeCloseTo(ruled?.paid ?? -1, 5);
  }
});

// Fixed seeds, so that this short form always finds the same. `npm run prove -- fairness` has fresh ones.
test.each(named)('F2 %s: 40,000 rounds agree with the stated return', (_, trial) => {
  expect(Math.abs(simulateTrial(trial, 40_000, 20_261_126).z)).toBeLessThan(4.5);
});

test('a return that is wrong by a few percent is found', () => {
  const [, trial] = trials;
  if (trial === undefined) throw new Error('no trial');
  expect(Math.abs(simulateTrial({ ...trial, expected: trial.expected - 0.03 }, 40_000, 1).z)).toBeGreaterThan(4.5);
});

test('F2 raw draws are equally likely', async () => {
  expect(Math.abs(chiSquareZ(await rawDraws(37, 37, 200_000)))).toBeLessThan(5);
  expect(Math.abs(chiSquareZ(await rawDraws(3_000_000_000, 60, 200_000)))).toBeLessThan(5);
});

test('unequal counts are found', () => {
  const counts = Array.from({ length: 40 }, () => 1_000);
  expect(Math.abs(chiSquareZ([...counts.slice(1), 1_300]))).toBeGreaterThan(4);
});
