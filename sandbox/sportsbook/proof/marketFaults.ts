import { jointProbability, LEAST_PRICE, MARGINS, MOST_PRICE, resultOf } from '../engine/index.ts';
import type { Fixture, Market, MatchState, MatchTimeline, Selection } from '../engine/index.ts';

/** Every market on sale keeps at least this. */
const LEAST_MARGIN = 0.01;
const ROUNDING = 1e-9;
/** The enumerations leave out what is less likely than this together. */
const NEGLIGIBLE = 1e-6;

/** How often a market's selections cover every outcome. */
const coverOf = ({ kind }: Market): number => (kind === 'double_chance' ? 2 : 1);

/** What contradicts itself in the prices of one state of a match. */
export function marketFaults(markets: readonly Market[]): readonly string[] {
  return [...markets.flatMap(faultsOfMarket), ...lineFaults(markets), ...pairFaults(markets)];
}

function faultsOfMarket(market: Market): readonly string[] {
  const { key, kind, selections, isSuspended } = market;
  const cover = coverOf(market);
  const faults: string[] = [];
  const sum = selections.reduce((total, { probability }) => total + probability, 0);
  if (Math.abs(sum - cover) > NEGLIGIBLE) faults.push(`${key}: probabilities sum to ${sum}`);
  if (isSuspended) return faults;
  const inverse = selections.reduce((total, { price }) => total + 1000 / price, 0) / cover;
  if (inverse < 1 + LEAST_MARGIN - ROUNDING) faults.push(`${key}: an arbitrage, inverse prices sum to ${inverse}`);
  const likeliest = Math.max(...selections.map(({ probability }) => probability));
  const margin = Math.min(MARGINS[kind] ?? 0, 1000 / (LEAST_PRICE * likeliest) - 1);
  for (const selection of selections)
    if (!hasMargin(selection, margin))
      faults.push(`${key} ${selection.key}: ${JSON.stringify(selection)}, margin ${margin}`);
  return faults;
}

/** The price is the fair one less the margin, rounded down to a thousandth; only the longest odds are cut. */
function hasMargin({ probability, price }: Selection, margin: number): boolean {
  const exact = 1000 / (probability * (1 + margin));
  if (exact >= MOST_PRICE) return price === MOST_PRICE;
  return Number.isInteger(price) && price >= LEAST_PRICE && price <= exact + 1e-6 && price > exact - 1 - 1e-6;
}

/** Further lines are less likely to be passed. Two lines of a kind cover everything when one takes over, one under. */
function lineFaults(markets: readonly Market[]): readonly string[] {
  const faults: string[] = [];
  for (const kind of ['totals', 'handicap', 'total_games', 'games_handicap', 'quarter_totals', 'period_totals']) {
    const rising = kind.includes('handicap');
    const lines = markets
      .filter((market) => market.kind === kind)
      .toSorted((a, b) => (a.period ?? 0) - (b.period ?? 0) || (a.line ?? 0) - (b.line ?? 0));
    for (const [index, market] of lines.entries()) {
      const next = lines[index + 1];
      if (!next || next.period !== market.period) continue;
      const [low, high] = [market.selections[0]?.probability ?? 0, next.selections[0]?.probability ?? 0];
      if (rising ? high < low - ROUNDING : high > low + ROUNDING)
        faults.push(`${kind}: ${market.key} against ${next.key}`);
    }
  }
  return faults;
}

/** Selections of different markets that together win whatever happens. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['result', 'home'],
    ['double_chance', 'x2'],
  ],
  [
    ['result', 'draw'],
    ['double_chance', '12'],
  ],
  [
    ['result', 'away'],
    ['double_chance', '1x'],
  ],
  [
    ['result', 'home'],
    ['handicap:-0.5', 'away'],
  ],
  [
    ['result', 'away'],
    ['handicap:0.5', 'home'],
  ],
  [
    ['double_chance', '1x'],
    ['handicap:0.5', 'away'],
  ],
  [
    ['double_chance', 'x2'],
    ['handicap:-0.5', 'home'],
  ],
];

function pairFaults(markets: readonly Market[]): readonly string[] {
  // In basketball, which has no double chance, the handicap counts overtime, so these pairs do not cover everything.
  if (!markets.some(({ key }) => key === 'double_chance')) return [];
  const priceOf = ([key, selection]: readonly string[]): number => {
    const market = markets.find((one) => one.key === key);
    if (!market || market.isSuspended) return 0;
    return market.selections.find((one) => one.key === selection)?.price ?? 0;
  };
  return PAIRS.flatMap(([one, two]) => {
    const inverse = 1000 / priceOf(one) + 1000 / priceOf(two);
    return inverse < 1 + LEAST_MARGIN - ROUNDING ? [`${one.join(' ')} and ${two.join(' ')}: ${inverse}`] : [];
  });
}

/**
 * All probabilities are of one distribution, by which every price loses: so no combination of bets wins for certain.
 */
export function distributionFaults(fixture: Fixture, state: MatchState, markets: readonly Market[]): readonly string[] {
  return markets.flatMap(({ key, selections }) =>
    selections.flatMap(({ key: selection, probability }) => {
      const joint = jointProbability(fixture, state, [{ market: key, selection }]);
      const isSame = joint !== null && Math.abs(joint - probability) < NEGLIGIBLE;
      return isSame ? [] : [`${key} ${selection}: ${probability} alone, ${joint} from the joint distribution`];
    }),
  );
}

/** A market on sale is undecided, and in the end as many of its selections win as cover every outcome. */
export function resultFaults(timeline: MatchTimeline, ms: number, markets: readonly Market[]): readonly string[] {
  const { fixture } = timeline;
  return markets.flatMap((market) => {
    const { key, selections } = market;
    const isDecided = selections.some((selection) => resultOf(fixture, timeline, key, selection.key, ms) !== null);
    const results = selections.map((selection) => resultOf(fixture, timeline, key, selection.key));
    const won = results.filter((result) => result === 'won').length;
    const lost = results.filter((result) => result === 'lost').length;
    const isSettled = won === coverOf(market) && won + lost === selections.length;
    return [
      ...(isDecided ? [`${fixture.id} ${key}: decided at ${ms}, and on sale`] : []),
      ...(isSettled ? [] : [`${fixture.id} ${key}: ${JSON.stringify(results)}`]),
    ];
  });
}
