import { rulesOf, ratesOf, ticksOf } from './goalsRules.ts';
import type { GoalsRates, GoalsRules } from './goalsRules.ts';
import type { Fixture } from '../types.ts';

/** Goals of one period beyond this have a probability far below any rounding. */
const MOST_GOALS = 18;

/** Probabilities of 0, 1, 2, … goals. */
export type Counts = ArrayLike<number>;

const NONE: Counts = Float64Array.of(1);

/** Goals of both teams in the rest of a period, for every tick at which an attack may begin next. */
class PeriodChain {
  readonly #regular: number;
  readonly #byAdded = new Map<number, readonly Counts[]>();
  /** While the added minutes are unknown. */
  readonly #mixed: Counts[] = [];

  constructor(rules: GoalsRules, rates: GoalsRates, period: number) {
    const { regular, most } = ticksOf(rules, period);
    const choices = rules.added[period] ?? [{ minutes: 0, chance: 1 }];
    this.#regular = regular;
    for (const { minutes } of choices)
      this.#byAdded.set(minutes, tailOf(rules, rates, period, regular, regular + minutes * rules.ticksPerMinute));
    for (let tick = most; tick >= regular; tick -= 1) {
      const mixed = new Float64Array(MOST_GOALS + 1);
      for (const { minutes, chance } of choices) add(mixed, this.rest(tick, minutes), chance, 0);
      this.#mixed[tick] = mixed;
    }
    // An attack begins only if it can end in time, however few minutes are added.
    const least = regular + Math.min(...choices.map(({ minutes }) => minutes)) * rules.ticksPerMinute;
    const last = least - Math.max(...rules.attackTicks);
    if (last < regular - 1 && least > regular) throw new Error('The least added time must be as long as an attack');
    for (let tick = regular - 1; tick >= 0; tick -= 1) {
      const chance = tick <= last ? rates.startChance(period, tick) : 0;
      this.#mixed[tick] = stepBack(rules, chance, tick, (later) => this.#mixed[later] ?? NONE);
    }
  }

  rest(tick: number, added: number | null): Counts {
    if (added === null || tick < this.#regular) return this.#mixed[tick] ?? NONE;
    return this.#byAdded.get(added)?.[tick - this.#regular] ?? NONE;
  }
}

/** The ticks of added time, whose end is known. An attack begins only if it can end in time. */
function tailOf(rules: GoalsRules, rates: GoalsRates, period: number, regular: number, end: number): readonly Counts[] {
  const longest = Math.max(...rules.attackTicks);
  const tail: Counts[] = [];
  for (let tick = end - longest; tick >= regular; tick -= 1)
    tail[tick - regular] = stepBack(
      rules,
      rates.startChance(period, tick),
      tick,
      (later) => tail[later - regular] ?? NONE,
    );
  return tail;
}

/** Counts from a tick on, from those of later ticks. */
function stepBack(rules: GoalsRules, chance: number, tick: number, restOf: (tick: number) => Counts): Counts {
  const counts = new Float64Array(MOST_GOALS + 1);
  add(counts, restOf(tick + 1), 1 - chance, 0);
  const each = chance / rules.attackTicks.length;
  for (const length of rules.attackTicks) {
    add(counts, restOf(tick + length + 1), each * (1 - rules.conversion), 0);
    add(counts, restOf(tick + length + rules.restartTicks), each * rules.conversion, 1);
  }
  return counts;
}

function add(sum: Float64Array, counts: Counts, weight: number, goals: number): void {
  for (let index = 0; index < counts.length && index + goals < sum.length; index += 1)
    sum[index + goals] = (sum[index + goals] ?? 0) + weight * (counts[index] ?? 0);
}

/** Counts of two parts together. */
export function sumOf(left: Counts, right: Counts): Counts {
  const sum = new Float64Array(left.length + right.length - 1);
  for (let index = 0; index < left.length; index += 1) add(sum, right, left[index] ?? 0, index);
  return sum;
}

/** All that a match's probabilities need, computed once. */
export interface MatchChain {
  readonly rules: GoalsRules;
  readonly rates: GoalsRates;
  /** Of regulation time, and of overtime where there is one. */
  readonly periods: readonly PeriodChain[];
  /** That home wins a shootout. */
  readonly homeShootout: number;
}

/** Chains that are kept: those of the live matches and of the next ones. */
const MOST_KEPT = 300;
const chains = new Map<string, MatchChain>();

export function chainOf(fixture: Fixture): MatchChain {
  const { sport, home, away } = fixture;
  const key = [sport, home.attack, home.defence, away.attack, away.defence].join('|');
  const known = chains.get(key);
  if (known) return known;
  const rules = rulesOf(sport === 'football' ? 'football' : 'ice_hockey');
  const rates = ratesOf(rules, fixture);
  const count = rules.periods + (rules.overtime ? 1 : 0);
  const periods = Array.from({ length: count }, (_, period) => new PeriodChain(rules, rates, period));
  const chain = { rules, rates, periods, homeShootout: shootoutChance(rates, rules.overtime?.shots ?? 0) };
  if (chains.size >= MOST_KEPT) chains.delete(chains.keys().next().value ?? '');
  chains.set(key, chain);
  return chain;
}

/** Both teams shoot `shots` times; if that is level, in pairs until one pair is not. */
function shootoutChance({ shots: { home, away } }: GoalsRates, shots: number): number {
  const homeAhead = home * (1 - away);
  const awayAhead = away * (1 - home);
  const sudden = homeAhead / (homeAhead + awayAhead);
  let leads = new Map([[0, 1]]);
  for (let pair = 0; pair < shots; pair += 1) {
    const next = new Map<number, number>();
    const put = (lead: number, chance: number): Map<number, number> => next.set(lead, (next.get(lead) ?? 0) + chance);
    for (const [lead, chance] of leads) {
      put(lead + 1, chance * homeAhead);
      put(lead - 1, chance * awayAhead);
      put(lead, chance * (1 - homeAhead - awayAhead));
    }
    leads = next;
  }
  return [...leads].reduce((sum, [lead, chance]) => sum + chance * winsWith(lead, sudden), 0);
}

function winsWith(lead: number, sudden: number): number {
  if (lead === 0) return sudden;
  return lead > 0 ? 1 : 0;
}
