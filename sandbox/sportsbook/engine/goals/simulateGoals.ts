import { createRandom, hashOf } from '../random.ts';
import type { Random } from '../random.ts';
import type { Fixture, MatchTimeline, Side } from '../types.ts';
import { GoalsRecorder } from './GoalsRecorder.ts';
import { chainOf } from './goalsChain.ts';
import type { MatchChain } from './goalsChain.ts';
import { ticksOf } from './goalsRules.ts';
import { playMinorEvents } from './minorEvents.ts';
import type { PlayedAttack } from './playedAttack.ts';

const TICK = 1000;

interface Period {
  readonly from: number;
  readonly until: number;
  readonly added: number;
}

/** Plays a match of football or ice hockey by the model in goalsRules.ts. */
export function simulateGoals(seed: string, fixture: Fixture): MatchTimeline {
  const chain = chainOf(fixture);
  const { rules } = chain;
  const random = createRandom(`${seed}|${fixture.id}`);
  const recorder = new GoalsRecorder(rules, fixture);
  const periods: Period[] = [];
  const attacks: PlayedAttack[] = [];
  for (let period = 0; period < rules.periods; period += 1) {
    const from = (periods.at(-1)?.until ?? -rules.breakTicks * TICK) + rules.breakTicks * TICK;
    const played = playPeriod(chain, random, period, from);
    periods.push(played.period);
    attacks.push(...played.attacks);
    recorder.addPeriod(period, played.period, played.attacks);
  }
  let endsAt = periods.at(-1)?.until ?? 0;
  let shootout: { from: number; winner: Side } | null = null;
  if (rules.overtime && recorder.isLevel) {
    const played = playPeriod(chain, random, rules.periods, endsAt + rules.breakTicks * TICK);
    periods.push(played.period);
    attacks.push(...played.attacks);
    recorder.addPeriod(rules.periods, played.period, played.attacks);
    endsAt = played.period.until;
    if (recorder.isLevel) {
      shootout = { from: endsAt, winner: random.isHit(chain.homeShootout) ? 'home' : 'away' };
      endsAt = recorder.addShootout(chain.rates, shootout);
    }
  }
  playMinorEvents({ seed, fixture, rules, periods, attacks, homeShare: chain.rates.homeShare, recorder });
  return {
    fixture,
    events: recorder.finish(endsAt),
    endsAt,
    noise: hashOf(`${seed}|${fixture.id}|noise`),
    details: { sport: rules.sport, periods, attacks, shootout },
  };
}

function playPeriod(
  { rules, rates }: MatchChain,
  random: Random,
  period: number,
  from: number,
): { readonly period: Period; readonly attacks: readonly PlayedAttack[] } {
  const isSuddenDeath = period >= rules.periods;
  const added = addedMinutes(rules.added[period] ?? [], random.next());
  const longest = Math.max(...rules.attackTicks);
  let end = ticksOf(rules, period).regular + added * rules.ticksPerMinute;
  const attacks: PlayedAttack[] = [];
  let tick = 0;
  while (tick + longest <= end) {
    if (!random.isHit(rates.startChance(period, tick))) {
      tick += 1;
      continue;
    }
    const side: Side = random.isHit(rates.homeShare) ? 'home' : 'away';
    const length = rules.attackTicks[random.below(rules.attackTicks.length)] ?? longest;
    const isGoal = random.isHit(rules.conversion);
    attacks.push({ from: from + tick * TICK, until: from + (tick + length) * TICK, side, isGoal, luck: random.next() });
    if (isGoal && isSuddenDeath) end = tick + length;
    tick += length + (isGoal ? rules.restartTicks : 1);
  }
  return { period: { from, until: from + end * TICK, added }, attacks };
}

function addedMinutes(choices: readonly { minutes: number; chance: number }[], draw: number): number {
  let left = draw;
  for (const { minutes, chance } of choices) {
    left -= chance;
    if (left < 0) return minutes;
  }
  return choices.at(-1)?.minutes ?? 0;
}
