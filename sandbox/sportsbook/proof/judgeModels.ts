import { chiSquareTail } from './chiSquareTail.ts';
import type { Decile, ModelCounts } from './ModelCounts.ts';

/** A decile with less variance is too small for the normal distribution, and joins its neighbour. */
const LEAST_VARIANCE = 5;
/** With fewer, mean returns are not distributed normally. */
const LEAST_STATES = 2000;

export interface Judgement {
  /** Kind of market and moment. */
  readonly name: string;
  readonly test: 'calibration' | 'return';
  readonly bets: number;
  readonly expected: number;
  readonly found: number;
  /** Of a chi-square of the deciles, or of the distance of the mean return in standard errors. */
  readonly p: number;
}

/** Compares what was counted with what the model says. A sport's numbers of tests are the same in every run. */
export function judgeModels(counts: ModelCounts): readonly Judgement[] {
  const calibrations = Object.entries(counts.deciles).flatMap(([name, deciles]) => calibration(name, deciles));
  const returns = Object.entries(counts.returns)
    .filter(([, { states }]) => states >= LEAST_STATES)
    .map(([name, { states, expected, difference, squares }]): Judgement => {
      const mean = difference / states;
      const error = Math.sqrt((squares / states - mean ** 2) / states);
      return {
        name,
        test: 'return',
        bets: states,
        expected: expected / states,
        found: (expected + difference) / states,
        p: chiSquareTail((mean / error) ** 2, 1),
      };
    });
  return [...calibrations, ...returns];
}

function calibration(name: string, deciles: readonly Decile[]): readonly Judgement[] {
  const joined: Decile[] = [];
  let open: Decile = { bets: 0, expected: 0, variance: 0, won: 0 };
  for (const decile of deciles) {
    open = sumOf(open, decile);
    if (open.variance < LEAST_VARIANCE) continue;
    joined.push(open);
    open = { bets: 0, expected: 0, variance: 0, won: 0 };
  }
  const last = joined.pop();
  if (!last) return [];
  joined.push(sumOf(last, open));
  const all = joined.reduce(sumOf);
  const chi = joined.reduce((sum, { won, expected, variance }) => sum + (won - expected) ** 2 / variance, 0);
  return [
    {
      name,
      test: 'calibration',
      bets: all.bets,
      expected: all.expected / all.bets,
      found: all.won / all.bets,
      p: chiSquareTail(chi, joined.length),
    },
  ];
}

const sumOf = (one: Decile, two: Decile): Decile => ({
  bets: one.bets + two.bets,
  expected: one.expected + two.expected,
  variance: one.variance + two.variance,
  won: one.won + two.won,
});
