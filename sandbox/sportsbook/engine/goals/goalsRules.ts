import type { Fixture } from '../types.ts';

/**
 * Football and ice hockey have one model. Time runs in ticks of one second. In a tick without an attack one begins with
 * a small probability, which depends on the minute and on both teams; it belongs to home with a fixed probability, lasts
 * some ticks, and is a goal with a fixed probability. Goals are so rare that their numbers are nearly independent
 * Poisson variables, the usual model (Maher, "Modelling association football scores", 1982). There is no correction of
 * low scores (Dixon and Coles, 1997), and no dependence on the score: matches are played by this model, so its
 * probabilities need none.
 *
 * Two facts make prices exact and quick: sides of goals are independent of their times, and what is left of a match
 * depends on the next tick in which an attack can begin, and on nothing that happened before.
 */
export interface GoalsRules {
  readonly sport: 'football' | 'ice_hockey';
  /** Of regulation time. */
  readonly periods: number;
  readonly periodMinutes: number;
  readonly ticksPerMinute: number;
  readonly breakTicks: number;
  /** Minutes added to each period, with their probabilities; announced when the regular minutes are over. */
  readonly added: readonly (readonly Weighted[])[];
  /** Ticks that an attack lasts, equally likely. */
  readonly attackTicks: readonly number[];
  /** Ticks after a goal in which no attack begins. */
  readonly restartTicks: number;
  /** Probability that an attack is a goal. */
  readonly conversion: number;
  /** Expected goals of two average teams. */
  readonly goals: { readonly home: number; readonly away: number };
  /** How much more or less happens in a minute of the match, around 1. */
  readonly pace: (minute: number) => number;
  /** Sudden death, with the pace of attacks; then a shootout of this many rounds. */
  readonly overtime: { readonly minutes: number; readonly pace: number; readonly shots: number } | null;
}

interface Weighted {
  readonly minutes: number;
  readonly chance: number;
}

/** Football in nine minutes, with half-time. Goals are rarer at the start and come more often towards the end. */
const football: GoalsRules = {
  sport: 'football',
  periods: 2,
  periodMinutes: 45,
  ticksPerMinute: 6,
  breakTicks: 30,
  added: [
    [1, 2, 3].map((minutes) => ({ minutes, chance: 1 / 3 })),
    [
      { minutes: 2, chance: 0.2 },
      { minutes: 3, chance: 0.35 },
      { minutes: 4, chance: 0.3 },
      { minutes: 5, chance: 0.15 },
    ],
  ],
  attackTicks: [2, 3, 4, 5, 6],
  restartTicks: 9,
  conversion: 0.3,
  goals: { home: 1.5, away: 1.16 },
  pace: (minute) => 0.85 + minute / 300,
  overtime: null,
};

/** Ice hockey in eight minutes, with two short breaks. */
const iceHockey: GoalsRules = {
  sport: 'ice_hockey',
  periods: 3,
  periodMinutes: 20,
  ticksPerMinute: 8,
  breakTicks: 20,
  added: [[{ minutes: 0, chance: 1 }], [{ minutes: 0, chance: 1 }], [{ minutes: 0, chance: 1 }]],
  attackTicks: [2, 3, 4],
  restartTicks: 6,
  conversion: 0.27,
  goals: { home: 3.15, away: 2.75 },
  pace: (minute) => 0.95 + minute / 600,
  overtime: { minutes: 5, pace: 1.4, shots: 3 },
};

export const rulesOf = (sport: 'football' | 'ice_hockey'): GoalsRules => (sport === 'football' ? football : iceHockey);

/** The ticks of a period, in which the regular minutes end, and in which it ends at the latest. */
export function ticksOf(rules: GoalsRules, period: number): { readonly regular: number; readonly most: number } {
  if (period >= rules.periods) {
    const overtime = (rules.overtime?.minutes ?? 0) * rules.ticksPerMinute;
    return { regular: overtime, most: overtime };
  }
  const regular = rules.periodMinutes * rules.ticksPerMinute;
  const minutes = Math.max(...(rules.added[period] ?? []).map((added) => added.minutes), 0);
  return { regular, most: regular + minutes * rules.ticksPerMinute };
}

/** What a match's probabilities come from. */
export interface GoalsRates {
  /** Probability that an attack, and so a goal, is home's. */
  readonly homeShare: number;
  /** Probability that an attack begins in a tick in which one can. */
  readonly startChance: (period: number, tick: number) => number;
  /** Probability that home wins a shootout's single shot, or away its own. */
  readonly shots: { readonly home: number; readonly away: number };
}

/** Ratings change the logarithm of the expected goals, as in Maher's model. */
export function ratesOf(rules: GoalsRules, { home, away }: Fixture): GoalsRates {
  const homeGoals = rules.goals.home * Math.exp(home.attack - away.defence);
  const awayGoals = rules.goals.away * Math.exp(away.attack - home.defence);
  const total = homeGoals + awayGoals;
  const ticks = rules.periods * rules.periodMinutes * rules.ticksPerMinute;
  const perTick = total / (rules.conversion * ticks);
  // While an attack or a restart lasts, no other begins: attacks per free tick are more than those per tick.
  const length = rules.attackTicks.reduce((sum, ticksOfOne) => sum + ticksOfOne, 0) / rules.attackTicks.length;
  const free = Math.max(0.4, 1 - perTick * (length + rules.conversion * rules.restartTicks));
  const homeShare = homeGoals / total;
  return {
    homeShare,
    startChance: (period, tick) => {
      const minute = period * rules.periodMinutes + tick / rules.ticksPerMinute;
      const pace = period < rules.periods ? rules.pace(minute) : (rules.overtime?.pace ?? 0);
      return Math.min(0.5, (perTick / free) * pace);
    },
    shots: { home: 0.33 + (homeShare - 0.5) * 0.2, away: 0.33 - (homeShare - 0.5) * 0.2 },
  };
}
