/** Selections of like probability: how often they were expected to win, and won. */
export interface Decile {
  bets: number;
  expected: number;
  variance: number;
  won: number;
}

/** Bets of one stake on every selection of a kind of market, a mean for each state of a match. */
export interface Returns {
  states: number;
  /** Sum of what the prices return by their probabilities. */
  expected: number;
  /** Sums of the difference between what was returned and that, and of its square. */
  difference: number;
  squares: number;
}

/** What simulated matches showed; the counts of several runs can be added. */
export interface ModelCounts {
  matches: number;
  states: number;
  markets: number;
  /** By kind of market and moment, ten each. */
  readonly deciles: Record<string, Decile[]>;
  readonly returns: Record<string, Returns>;
  /** Prices and results that contradict each other; none may be found. */
  readonly faults: string[];
}

export const noCounts = (): ModelCounts => ({
  matches: 0,
  states: 0,
  markets: 0,
  deciles: {},
  returns: {},
  faults: [],
});

export function decileOf(counts: ModelCounts, key: string, probability: number): Decile {
  const deciles = (counts.deciles[key] ??= Array.from({ length: 10 }, () => ({
    bets: 0,
    expected: 0,
    variance: 0,
    won: 0,
  })));
  const decile = deciles[Math.min(9, Math.floor(probability * 10))];
  if (!decile) throw new Error(`No decile of ${probability}`);
  return decile;
}

export const returnsOf = (counts: ModelCounts, key: string): Returns =>
  (counts.returns[key] ??= { states: 0, expected: 0, difference: 0, squares: 0 });

export function addCounts(sum: ModelCounts, more: ModelCounts): void {
  sum.matches += more.matches;
  sum.states += more.states;
  sum.markets += more.markets;
  sum.faults.push(...more.faults);
  for (const [key, deciles] of Object.entries(more.deciles))
    for (const [index, { bets, expected, variance, won }] of deciles.entries()) {
      const decile = decileOf(sum, key, index / 10 + 0.05);
      decile.bets += bets;
      decile.expected += expected;
      decile.variance += variance;
      decile.won += won;
    }
  for (const [key, { states, expected, difference, squares }] of Object.entries(more.returns)) {
    const returns = returnsOf(sum, key);
    returns.states += states;
    returns.expected += expected;
    returns.difference += difference;
    returns.squares += squares;
  }
}
