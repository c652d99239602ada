import { gridOf, weightsAt } from './balanceGrid.ts';
import type { BalanceGrid, Reading } from './balanceGrid.ts';
import { applySteps } from './applySteps.ts';

/** How often a round pays which multiple of its stake; together 1. */
export type Outcomes = readonly (readonly [multiple: number, probability: number])[];

/** One way to play an offer through. Amounts in stakes of a round, so that no currency matters. */
export interface WagerPlan {
  readonly outcomes: Outcomes;
  /** Main money, which pays first, and the bonus. */
  readonly main: number;
  readonly bonus: number;
  /** Rounds until the requirement is met, at least 1. */
  readonly rounds: number;
  /** A stake is paid whole from one balance: what is left of main money below a stake stays there. */
  readonly isIsolated: boolean;
  /** The bonus itself is not paid out. */
  readonly isSticky: boolean;
  /** The most that is paid out of the bonus money, in stakes; null for no limit. */
  readonly most: number | null;
}

export interface WagerOdds {
  /** Chance that the requirement is met before less than a stake is left, 0 to 1. */
  readonly chance: number;
  /** Main and bonus money at that moment, on average over the tries that get there. Stakes. */
  readonly left: number;
  /** What of it can be withdrawn, on average over the tries that get there. Stakes. */
  readonly paid: number;
}

/** Values of the balance when the last round has ended: reached at all, the money, what is paid out, by main money only. */
const ENDS = 4;

/**
 * The chance to play an offer through, and what is left then, when every round has the same stake.
 *
 * Method: backward induction. V(n, w) is the value with n rounds to go and the balance w: V(0, w) is 1, w or what is paid
 * out; V(n, w) = Σ p · V(n-1, w - 1 + x) over the payouts x of the game, and 0 from where no stake can be paid any more.
 * V is kept at the nodes of a grid, quarters of a stake at the bottom and ever wider ones above, and read between them by
 * cubic interpolation; above the top it goes on as the straight line that it is there. One round is then a matrix, and
 * all of them are one of its powers (`applySteps`).
 *
 * While main money pays, the bonus waits untouched: two grids, of main money and of bonus money, and a way from the first
 * to the second where main money is below a stake. Without isolation that rest then counts as bonus money: right for the
 * chance and for what is left, and for what is paid out wrong by less than a stake. With isolation the rest stays, and
 * its mean is added to what is left.
 *
 * Error: of the sixteen offers of `npm run prove -- calculator`, 100,000 simulated tries each do not tell the chance, the
 * cost and the payout from it (p > 0.001 for all together). It is no bound for other offers. How near the odds are to the
 * game is another question: the studio's, `gameOdds.test.ts`.
 * Source: semi-Lagrangian schemes (Falcone and Ferretti 2013), here for a random walk with ruin (Feller, An Introduction
 * to Probability Theory and Its Applications I, XIV).
 */
export function wagerOdds(plan: WagerPlan): WagerOdds {
  const { main, bonus, rounds, isIsolated } = plan;
  const isMainFirst = main >= 1;
  const bonusFrom = isMainFirst || isIsolated ? bonus : main + bonus;
  if (!isMainFirst && bonusFrom < 1) return { chance: 0, left: 0, paid: 0 };
  const whole = main + bonus;
  const spread = Math.sqrt(rounds * varianceOf(plan.outcomes));
  // With a stake for each round left nobody goes bust; nor from six standard deviations further up.
  const top = Math.min(whole + rounds + 2, whole * 1.5 + 6 * spread + 30);
  const own = gridOf(top);
  const first = isMainFirst ? gridOf(top) : { nodes: [] };
  const from = first.nodes.length;
  // Behind the nodes, the slopes above the tops of both grids.
  const size = from + own.nodes.length + 2;
  const step = new Float64Array(size * size);
  fillMain(step, size, first, own, plan);
  fillBonus(step, size, from, own, plan.outcomes);
  step[(size - 2) * size + size - 2] = 1;
  step[size * size - 1] = 1;
  const ends = applySteps(step, size, endValues(plan, first, own, size), ENDS, rounds);
  const start = isMainFirst ? weightsAt(first, main) : weightsAt(own, bonusFrom);
  const at = (end: number): number => {
    const offset = end * size + (isMainFirst ? 0 : from);
    return start.nodes.reduce((sum, [node, weight]) => sum + weight * (ends[offset + node] ?? 0), 0);
  };
  const chance = Math.min(1, Math.max(0, at(0)));
  if (chance < 1e-9) return { chance: 0, left: 0, paid: 0 };
  const byBonus = isMainFirst ? 1 - Math.min(1, at(3) / chance) : 1;
  const rest = isIsolated ? byBonus * meanRest(plan) : 0;
  return { chance, left: at(1) / chance + rest, paid: at(2) / chance + rest };
}

function varianceOf(outcomes: Outcomes): number {
  const mean = outcomes.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0);
  return outcomes.reduce((sum, [multiple, chance]) => sum + (multiple - mean) ** 2 * chance, 0);
}

/** Main money below a stake, when it cannot pay any more: evenly spread over what the payouts can leave. */
function meanRest({ main, outcomes }: WagerPlan): number {
  if (main < 1) return main;
  const greatest = (one: number, other: number): number => (other === 0 ? one : greatest(other, one % other));
  const unit = outcomes.reduce((common, [multiple]) => greatest(common, Math.round(multiple * 1000)), 1000) / 1000;
  return (main % unit) + (1 - unit) / 2;
}

/** A round that main money pays; where it cannot, the bonus pays from now on. */
function fillMain(step: Float64Array, size: number, first: BalanceGrid, own: BalanceGrid, plan: WagerPlan): void {
  const { outcomes, bonus, isIsolated } = plan;
  const from = first.nodes.length;
  first.nodes.forEach((balance, node) => {
    const pays = isIsolated ? bonus : balance + bonus;
    for (const [multiple, chance] of outcomes) {
      if (balance >= 1)
        add(step, size, node, { offset: 0, slope: size - 2 }, weightsAt(first, balance - 1 + multiple), chance);
      else if (pays >= 1)
        add(step, size, node, { offset: from, slope: size - 1 }, weightsAt(own, pays - 1 + multiple), chance);
    }
  });
}

/** A round that bonus money pays. */
function fillBonus(step: Float64Array, size: number, from: number, own: BalanceGrid, outcomes: Outcomes): void {
  own.nodes.forEach((balance, node) => {
    if (balance < 1) return;
    for (const [multiple, chance] of outcomes)
      add(step, size, from + node, { offset: from, slope: size - 1 }, weightsAt(own, balance - 1 + multiple), chance);
  });
}

/** Where the values of a grid are among all values: its nodes, and its slope above the top. */
interface Place {
  readonly offset: number;
  readonly slope: number;
}

function add(
  step: Float64Array,
  size: number,
  row: number,
  { offset, slope }: Place,
  { nodes, above }: Reading,
  chance: number,
): void {
  const put = (column: number, value: number): void => {
    step[row * size + column] = (step[row * size + column] ?? 0) + value;
  };
  for (const [node, weight] of nodes) put(offset + node, weight * chance);
  put(slope, above * chance);
}

/** What the balances are worth when the requirement is met. */
function endValues(plan: WagerPlan, first: BalanceGrid, own: BalanceGrid, size: number): Float64Array {
  const { bonus, isSticky, most } = plan;
  const values = new Float64Array(ENDS * size);
  const kept = (balance: number): number => {
    const paid = isSticky ? Math.max(0, balance - bonus) : balance;
    return most === null ? paid : Math.min(paid, most);
  };
  const set = (node: number, ...ends: readonly number[]): void =>
    ends.forEach((value, end) => {
      values[end * size + node] = value;
    });
  first.nodes.forEach((main, node) => set(node, 1, main + bonus, main + kept(bonus), 1));
  own.nodes.forEach((balance, node) => set(first.nodes.length + node, balance > 0 ? 1 : 0, balance, kept(balance), 0));
  set(size - 2, 0, 1, 1, 0);
  set(size - 1, 0, 1, most === null ? 1 : 0, 0);
  return values;
}
