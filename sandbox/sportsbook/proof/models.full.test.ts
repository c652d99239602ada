import { describe, expect, it } from 'vitest';
import type { Sport } from '../engine/index.ts';
import { chiSquareTail } from './chiSquareTail.ts';
import { judgeModels } from './judgeModels.ts';
import { countMatches } from './modelTrials.ts';

/** Few matches with a fixed seed; `npm run prove -- sportsbook --part models` plays 20,000 a sport. */
const MATCHES: Readonly<Record<Sport, number>> = { football: 150, tennis: 150, basketball: 60, ice_hockey: 80 };

describe('the models of the sportsbook', () => {
  it.each(Object.entries(MATCHES))('%s is played by the probabilities that its prices come from', (sport, matches) => {
    const counts = countMatches('short', sport as Sport, 0, matches);
    expect(counts.faults).toEqual([]);
    expect(counts.matches).toBe(matches);
    const judgements = judgeModels(counts);
    const kinds = new Set(judgements.map(({ name }) => name));
    expect(kinds.size).toBeGreaterThan(9);
    expect(judgements.filter(({ p }) => p <= 0.001 / judgements.length)).toEqual([]);
  });

  it('finds a model that is wrong', () => {
    const counts = countMatches('short', 'football', 0, 80);
    for (const deciles of Object.values(counts.deciles)) for (const decile of deciles) decile.expected *= 2;
    const judgements = judgeModels(counts);
    expect(judgements.some(({ p }) => p <= 0.001 / judgements.length)).toBe(true);
  });

  it('knows the tail of the chi-square distribution', () => {
    // Table values at 5 % and 0.1 %.
    expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
    expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 4);
    expect(chiSquareTail(29.588, 10)).toBeCloseTo(0.001, 5);
    expect(chiSquareTail(4.5, 9)).toBeCloseTo(0.8755, 3);
  });
});
