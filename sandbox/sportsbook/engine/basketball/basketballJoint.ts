import { parseMarketKey } from '../prices.ts';
import type { BasketballSituation, Fixture, Pick, Points } from '../types.ts';
import { basketballChances } from './basketballChances.ts';
import { overtimeFrom, pointsSoFar, REGULATION, restPoints } from './basketballDistribution.ts';
import { QUARTERS } from './basketballRules.ts';
import { basketballTest } from './basketballTest.ts';
import type { BasketballTest } from './basketballTest.ts';
import { PointGrid } from './PointGrid.ts';

/** More would be slow: the points of each such quarter are enumerated in pairs. */
const MOST_QUARTERS = 2;

/** The probability that all picks win, over all points that both teams can still score. */
export function basketballJoint(
  fixture: Fixture,
  situation: BasketballSituation,
  picks: readonly Pick[],
): number | null {
  const tests: BasketballTest[] = [];
  for (const { market, selection } of picks) {
    const key = parseMarketKey(market);
    const test = key && basketballTest(key, selection);
    if (!test) return null;
    tests.push(test);
  }
  const isPlayed = (quarter: number): boolean => situation.isEnded || quarter < situation.period;
  const quarters = new Set(tests.flatMap(({ part }) => (typeof part === 'number' ? [part] : [])));
  for (const quarter of quarters)
    if (isPlayed(quarter) && !passesAll(quarterTests(tests, quarter), situation.periods[quarter])) return 0;
  const open = [...quarters].filter((quarter) => !isPlayed(quarter));
  if (open.length > MOST_QUARTERS) return null;
  const whole = tests.filter(({ part }) => typeof part !== 'number');
  const regulation = regulationGrid(fixture, situation, tests, open, whole.length > 0);
  return whole.length === 0 ? regulation.sum : chanceOfWhole(fixture, situation, whole, regulation);
}

const quarterTests = (tests: readonly BasketballTest[], quarter: number): readonly BasketballTest[] =>
  tests.filter(({ part }) => part === quarter);

const valueOf = ({ measure }: BasketballTest, { home, away }: Points): number =>
  measure === 'lead' ? home - away : home + away;

const passesAll = (tests: readonly BasketballTest[], points: Points = { home: 0, away: 0 }): boolean =>
  tests.every((test) => test.isWon(valueOf(test, points)));

/** Further points of regulation time, without those with which a quarter's picks lose. */
function regulationGrid(
  fixture: Fixture,
  situation: BasketballSituation,
  tests: readonly BasketballTest[],
  open: readonly number[],
  isWhole: boolean,
): PointGrid {
  const rest = REGULATION.filter((period) => !open.includes(period));
  const others = restPoints(fixture, situation, isWhole ? rest : []);
  const grids = open.map((quarter) => {
    const { home, away } = restPoints(fixture, situation, [quarter]);
    const base = situation.periods[quarter] ?? { home: 0, away: 0 };
    const own = quarterTests(tests, quarter);
    return PointGrid.product(home, away, (points) =>
      passesAll(own, { home: base.home + points.home, away: base.away + points.away }),
    );
  });
  const [first, second] = grids;
  if (!first) return PointGrid.product(others.home, others.away, () => true);
  return (second ? first.plus(second) : first).plusProduct(others.home, others.away);
}

/** Adds the overtimes to regulation times that end level. */
function chanceOfWhole(
  fixture: Fixture,
  situation: BasketballSituation,
  tests: readonly BasketballTest[],
  regulation: PointGrid,
): number {
  const base = pointsSoFar(situation);
  const isOvertime = situation.period >= QUARTERS && !situation.isEnded;
  const overtime = isOvertime ? overtimeFrom(fixture, situation) : basketballChances(fixture).overtime;
  const ofRegulation = tests.filter(({ part }) => part === 'regulation');
  const ofMatch = tests.filter(({ part }) => part === 'match');
  const known = regulationOf(situation);
  let sum = 0;
  for (const { home, away, chance } of regulation.cells()) {
    const points = { home: base.home + home, away: base.away + away };
    if (!passesAll(ofRegulation, known ?? points)) continue;
    const isLevel = isOvertime || (points.home === points.away && !situation.isEnded);
    if (!isLevel) sum += passesAll(ofMatch, points) ? chance : 0;
    else if (ofMatch.length === 0) sum += chance;
    else
      for (const end of overtime)
        if (passesAll(ofMatch, { home: points.home + end.home, away: points.away + end.away }))
          sum += chance * end.chance;
  }
  return sum;
}

/** The points of regulation time once it is over. */
function regulationOf({ period, periods, isEnded }: BasketballSituation): Points | null {
  if (period < QUARTERS && !isEnded) return null;
  const sum = (side: 'home' | 'away'): number =>
    periods.slice(0, QUARTERS).reduce((total, points) => total + points[side], 0);
  return { home: sum('home'), away: sum('away') };
}
