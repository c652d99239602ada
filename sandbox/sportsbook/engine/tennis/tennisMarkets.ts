import { parseMarketKey, pricedMarket } from '../prices.ts';
import type { MarketKey } from '../prices.ts';
import type { Fixture, Market, Pick, TennisSituation } from '../types.ts';
import { homeWins, homeWinsNextSet, runningSet, talliesOf } from './tallies.ts';
import type { WeightedTally } from './WeightedTally.ts';
import type { SetEnd, TennisChances } from './tennisChances.ts';
import { chancesOf, tennisOutcomes } from './tennisDistribution.ts';
import { gamesOf, passes, tennisTest } from './tennisOutcome.ts';
import type { TennisTest } from './tennisOutcome.ts';
import { setsWon } from './TennisBoard.ts';

const SIDES = ['home', 'away'];
const OVER_UNDER = ['over', 'under'];

/** Prices of all open markets. */
export function tennisMarkets(fixture: Fixture, situation: TennisSituation, isDanger: boolean): readonly Market[] {
  if (situation.winner) return [];
  const chances = chancesOf(fixture);
  const running = runningSet(chances, situation);
  const tallies = talliesOf(chances, situation, running);
  const market = (key: MarketKey, selections: readonly string[]): Market =>
    pricedMarket(
      key,
      selections.map((selection) => [selection, chanceOf(tallies, tennisTest(key, selection))] as const),
      isDanger,
    );
  const whole = (kind: string, line: number | null = null): MarketKey => ({ kind, line, period: null });
  const sides = ({ key, home }: SideMarket): Market =>
    pricedMarket(key, [['home', home] as const, ['away', 1 - home] as const], isDanger);
  return [
    market(whole('winner'), SIDES),
    market(whole('correct_score'), correctScores(situation)),
    ...setMarkets(chances, situation, running).map(sides),
    ...gameMarkets(chances, situation).map(sides),
    ...totalLines(tallies, situation).map((line) => market(whole('total_games', line), OVER_UNDER)),
    ...handicapLines(tallies).map((line) => market(whole('games_handicap', line), SIDES)),
  ];
}

interface SideMarket {
  readonly key: MarketKey;
  /** That home wins it. */
  readonly home: number;
}

function correctScores({ sets }: TennisSituation): readonly string[] {
  const { home, away } = setsWon(sets);
  return [...(away === 0 ? ['2:0'] : []), '2:1', '1:2', ...(home === 0 ? ['0:2'] : [])];
}

/** The running set, and the next one if it is played for certain. */
function setMarkets(
  chances: TennisChances,
  { sets }: TennisSituation,
  running: readonly SetEnd[],
): readonly SideMarket[] {
  const key = (period: number): MarketKey => ({ kind: 'set_winner', line: null, period });
  const current = { key: key(sets.length), home: homeWins(running) };
  return sets.length === 1 ? [current, { key: key(2), home: homeWinsNextSet(chances, running) }] : [current];
}

/** The running game, and the next one if it is played for certain. */
function gameMarkets(chances: TennisChances, situation: TennisSituation): readonly SideMarket[] {
  const { server, isTieBreak, points, sets } = situation;
  const { home, away } = sets.at(-1) ?? { home: 0, away: 0 };
  const key = (line: number): MarketKey => ({ kind: 'game_winner', line, period: sets.length });
  const running = { key: key(home + away + 1), home: chances.homeWinsGame(server, isTieBreak, points) };
  if (Math.max(home, away) >= 5) return [running];
  const next = chances.homeWinsGame(server === 'home' ? 'away' : 'home', false, { home: 0, away: 0 });
  return [running, { key: key(home + away + 2), home: next }];
}

const LINES = [-4, -2, 0, 2, 4];

/** Around the mean, in steps of two games so that they seldom change; a line that is passed is decided. */
function totalLines(tallies: readonly WeightedTally[], { sets }: TennisSituation): readonly number[] {
  const { home: ours, away: theirs } = gamesOf(sets);
  const middle = 2 * Math.round(meanOf(tallies, (home, away) => home + away) / 2) + 0.5;
  return LINES.map((step) => middle + step).filter((line) => line > ours + theirs + 1);
}

function handicapLines(tallies: readonly WeightedTally[]): readonly number[] {
  const middle = -2 * Math.round(meanOf(tallies, (home, away) => home - away) / 2) - 0.5;
  return LINES.map((step) => middle + step);
}

const meanOf = (tallies: readonly WeightedTally[], measure: (home: number, away: number) => number): number =>
  tallies.reduce((sum, { games, chance }) => sum + chance * measure(games.home, games.away), 0);

function chanceOf(tallies: readonly WeightedTally[], test: TennisTest | null): number {
  let sum = 0;
  if (test?.part === 'match') for (const tally of tallies) if (test.isWon(tally)) sum += tally.chance;
  return sum;
}

/** The probability that all picks win. Games after the next one, and sets that may not be played, are not supported. */
export function tennisJoint(fixture: Fixture, situation: TennisSituation, picks: readonly Pick[]): number | null {
  const tests: TennisTest[] = [];
  const played = situation.games.at(-1)?.length ?? 0;
  let games = 0;
  for (const { market, selection } of picks) {
    const key = parseMarketKey(market);
    const test = key && tennisTest(key, selection);
    if (!test) return null;
    if (test.part === 'game' && test.set === situation.sets.length - 1) games = Math.max(games, test.game + 1 - played);
    tests.push(test);
  }
  if (games > 2) return null;
  let sum = 0;
  for (const { outcome, chance } of tennisOutcomes(chancesOf(fixture), situation, games)) {
    const passed = tests.map((test) => passes(test, outcome));
    if (passed.includes(null)) return null;
    if (!passed.includes(false)) sum += chance;
  }
  return sum;
}
