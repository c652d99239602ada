import { noiseAt } from '../random.ts';
import type { Attack, BallAt, GoalsDetails, MatchEvent, MatchState, MatchTimeline, Side, Statistic } from '../types.ts';
import { chainOf } from './goalsChain.ts';
import { goalsClock } from './goalsClock.ts';
import type { GoalsRules } from './goalsRules.ts';
import { goalsSituationAt } from './goalsSituation.ts';
import { eventsUntil } from '../eventsUntil.ts';

/** The ball is somewhere else every so many ms. */
const BALL_STEP = 1600;

/** What is known of a match at a time. */
export function goalsStateAt(timeline: MatchTimeline, details: GoalsDetails, ms: number): MatchState {
  const { rules, rates } = chainOf(timeline.fixture);
  const events = eventsUntil(timeline, ms);
  const score = events.at(-1)?.score ?? { home: 0, away: 0, periods: [] };
  const index = details.periods.findLastIndex(({ from }) => from <= ms);
  const current = details.periods[index];
  const attack = current && details.attacks.find(({ from, until }) => from <= ms && ms < until);
  const isShootout = details.shootout !== null && ms >= details.shootout.from && ms < timeline.endsAt;
  const situation = goalsSituationAt(timeline, details, ms);
  const isBreak = current !== undefined && ms >= current.until && !isShootout;
  const shared = {
    score,
    events,
    situation,
    statistics: statisticsOf(rules, events, possessionOf(timeline.noise, rates.homeShare, ms)),
  };
  const quiet = { isDanger: false, dangerSide: null };
  if (ms < 0 || !current) return { ...shared, ...quiet, phase: 'before', period: 0, clock: '' };
  if (ms >= timeline.endsAt) return { ...shared, ...quiet, phase: 'ended', period: index + 1, clock: 'FT' };
  // After regulation time no bets are taken until overtime begins, and none during a shootout.
  if (isShootout) return { ...shared, phase: 'live', period: index + 1, clock: 'SO', isDanger: true, dangerSide: null };
  if (isBreak)
    return { ...shared, ...quiet, phase: 'break', period: index + 1, clock: rules.sport === 'football' ? 'HT' : 'INT' };
  return {
    ...shared,
    phase: 'live',
    period: index + 1,
    clock: goalsClock(rules, index, ms - current.from),
    isDanger: attack !== undefined,
    dangerSide: attack?.side ?? null,
    ballAt: ballAt(timeline.noise, rates.homeShare, ms, attack),
  };
}

const sideAt = (noise: number, homeShare: number, step: number): Side =>
  noiseAt(noise, 3 * step) < 0.5 + (homeShare - 0.5) * 0.7 ? 'home' : 'away';

/** Home's share of the ball so far, in percent. */
function possessionOf(noise: number, homeShare: number, ms: number): number {
  const steps = Math.max(0, Math.floor(ms / BALL_STEP));
  let home = 0;
  for (let step = 0; step < steps; step += 1) if (sideAt(noise, homeShare, step) === 'home') home += 1;
  return steps === 0 ? 50 : Math.round((100 * home) / steps);
}

function ballAt(noise: number, homeShare: number, ms: number, attack: Attack | undefined): BallAt {
  const step = Math.floor(ms / BALL_STEP);
  const y = Math.round(15 + 70 * noiseAt(noise, 3 * step + 1));
  if (attack) {
    const depth = Math.min(1, (ms - attack.from) / 2000) * 14;
    return {
      x: Math.round(attack.side === 'home' ? 76 + depth : 24 - depth),
      y: Math.round(30 + y * 0.4),
      side: attack.side,
    };
  }
  const side = sideAt(noise, homeShare, step);
  const forward = noiseAt(noise, 3 * step + 2) * 45;
  return { x: Math.round(side === 'home' ? 30 + forward : 70 - forward), y, side };
}

/** Which events count for a statistic. */
const FOOTBALL: Readonly<Record<string, readonly string[]>> = {
  shots: ['goal', 'save', 'miss', 'woodwork', 'shot_off', 'shot_saved', 'shot_blocked'],
  shots_on_target: ['goal', 'save', 'shot_saved'],
  dangerous_attacks: ['danger'],
  corners: ['corner'],
  fouls: ['foul', 'yellow_card'],
  yellow_cards: ['yellow_card'],
  offsides: ['offside'],
};
const ICE_HOCKEY: Readonly<Record<string, readonly string[]>> = {
  shots_on_target: ['goal', 'save', 'shot_saved'],
  shots_off: ['miss', 'woodwork', 'shot_off'],
  blocked_shots: ['shot_blocked'],
  dangerous_attacks: ['danger'],
  faceoffs_won: ['faceoff'],
  hits: ['hit'],
};

function statisticsOf(rules: GoalsRules, events: readonly MatchEvent[], possession: number): readonly Statistic[] {
  const counts = { home: new Map<string, number>(), away: new Map<string, number>() };
  for (const { kind, side } of events) if (side) counts[side].set(kind, (counts[side].get(kind) ?? 0) + 1);
  const sum = (side: Side, kinds: readonly string[]): number =>
    kinds.reduce((total, kind) => total + (counts[side].get(kind) ?? 0), 0);
  const counted = Object.entries(rules.sport === 'football' ? FOOTBALL : ICE_HOCKEY).map(([key, kinds]) => ({
    key,
    home: sum('home', kinds),
    away: sum('away', kinds),
  }));
  return [{ key: 'possession', home: possession, away: 100 - possession }, ...counted];
}
