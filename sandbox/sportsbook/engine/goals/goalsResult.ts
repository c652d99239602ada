import { parseMarketKey } from '../prices.ts';
import type { MarketKey } from '../prices.ts';
import type { GoalsDetails, LegResult, MatchTimeline, Side } from '../types.ts';
import { chainOf } from './goalsChain.ts';
import { goalsSituationAt } from './goalsSituation.ts';
import type { GoalsOutcome } from './goalsOutcome.ts';
import { goalsTest } from './goalsOutcome.ts';

/** How a bet ended, or null if that is not decided at this time. Markets that a goal decides are settled by it. */
export function goalsResult(
  timeline: MatchTimeline,
  details: GoalsDetails,
  market: string,
  selection: string,
  upTo: number,
): LegResult | null {
  const key = parseMarketKey(market);
  const test = key && goalsTest(key, selection);
  if (!key || !test) return null;
  if (upTo < timeline.endsAt && upTo < decidedAt(timeline, details, key)) return null;
  return test(endOf(timeline, details)) ? 'won' : 'lost';
}

const ends = new WeakMap<MatchTimeline, GoalsOutcome>();

/** How the match ended; every bet on it asks that. */
function endOf(timeline: MatchTimeline, details: GoalsDetails): GoalsOutcome {
  const known = ends.get(timeline);
  if (known) return known;
  const { periods, scorers, winner } = goalsSituationAt(timeline, details, timeline.endsAt);
  const sum = (side: Side): number => periods.reduce((total, points) => total + points[side], 0);
  const end = {
    home: sum('home'),
    away: sum('away'),
    periods,
    winner,
    scorerOf: (goal: number) => scorers[goal - 1] ?? null,
  };
  ends.set(timeline, end);
  return end;
}

/** When the market is decided, whichever selection wins it. */
function decidedAt(timeline: MatchTimeline, details: GoalsDetails, { kind, line, period }: MarketKey): number {
  const { rules } = chainOf(timeline.fixture);
  const endOfPeriod = (number: number): number => details.periods[number]?.until ?? timeline.endsAt;
  const regulation = rules.overtime ? endOfPeriod(rules.periods - 1) : timeline.endsAt;
  const goals = timeline.events.filter(({ kind: event, at }) => event === 'goal' && at <= regulation);
  const first = (isDecisive: (goal: (typeof goals)[number], index: number) => boolean, otherwise: number): number =>
    goals.find(isDecisive)?.at ?? otherwise;
  switch (kind) {
    case 'winner':
      return timeline.endsAt;
    case 'totals':
      return first(({ score }) => score.home + score.away > (line ?? 0), regulation);
    case 'both_score':
      return first(({ score }) => score.home > 0 && score.away > 0, regulation);
    case 'next_goal':
      return first((_, index) => index + 1 === line, regulation);
    case 'period_result':
      return endOfPeriod((period ?? 1) - 1);
    case 'period_totals':
      return first(
        ({ score }) => {
          const points = score.periods[(period ?? 1) - 1];
          return points !== undefined && points.home + points.away > (line ?? 0);
        },
        endOfPeriod((period ?? 1) - 1),
      );
    default:
      return regulation;
  }
}
