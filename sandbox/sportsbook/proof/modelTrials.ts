import { DURATION_MS, jointProbability, marketsOf, resultOf, scheduleOf, simulate, stateAt } from '../engine/index.ts';
import type { Fixture, Market, MatchTimeline, Pick, Sport } from '../engine/index.ts';
import { createRandom } from '../engine/random.ts';
import type { Random } from '../engine/random.ts';
import { distributionFaults, marketFaults, resultFaults } from './marketFaults.ts';
import { decileOf, noCounts, returnsOf } from './ModelCounts.ts';
import type { ModelCounts } from './ModelCounts.ts';

/** The day of the first fixtures; any other one would do. */
const FIRST_DAY = 20_783;
/** Every so many matches the slower checks are done, too. */
const SLOW_EVERY = 50;
const BUILDER_EVERY = 10;
/** Longer odds win too rarely for the normal distribution; the deciles count them. */
const LEAST_RETURN_CHANCE = 0.03;
/** More faults of one run are not told. */
const MOST_FAULTS = 20;

/** Plays matches, and counts what became of bets before them and at a random moment of each. */
export function countMatches(seed: string, sport: Sport, first: number, matches: number): ModelCounts {
  const counts = noCounts();
  const random = createRandom(`${seed}|${sport}|${first}|trials`);
  for (let number = first; number < first + matches; number += 1) {
    const fixture = fixtureAt(seed, sport, number);
    const timeline = simulate(`${seed}|${number}`, fixture);
    counts.matches += 1;
    countState(counts, { timeline, ms: -1, moment: 'before', number, random });
    // The moment must not depend on how long the match lasts: that depends on its score.
    const ms = Math.floor(random.next() * DURATION_MS[sport]);
    if (ms < timeline.endsAt) countState(counts, { timeline, ms, moment: 'live', number, random });
  }
  return counts;
}

const days = new Map<string, readonly Fixture[]>();

function fixtureAt(seed: string, sport: Sport, number: number): Fixture {
  const count = scheduleLength(seed, sport);
  const day = FIRST_DAY + Math.floor(number / count);
  const key = `${seed}|${sport}|${day}`;
  const fixtures = days.get(key) ?? scheduleOf(seed, sport, day);
  if (!days.has(key)) days.clear();
  days.set(key, fixtures);
  const fixture = fixtures[number % count];
  if (!fixture) throw new Error(`No match ${number}`);
  return fixture;
}

const lengths = new Map<string, number>();
function scheduleLength(seed: string, sport: Sport): number {
  const length = lengths.get(sport) ?? scheduleOf(seed, sport, FIRST_DAY).length;
  lengths.set(sport, length);
  return length;
}

interface Trial {
  readonly timeline: MatchTimeline;
  readonly ms: number;
  readonly moment: 'before' | 'live';
  readonly number: number;
  readonly random: Random;
}

function countState(counts: ModelCounts, trial: Trial): void {
  const { timeline, ms, moment, number, random } = trial;
  const { fixture } = timeline;
  const state = stateAt(timeline, ms);
  // In danger nothing is on sale.
  if (state.isDanger) return;
  const markets = marketsOf(fixture, state);
  counts.states += 1;
  counts.markets += markets.length;
  addFaults(counts, fixture, marketFaults(markets));
  if (number % SLOW_EVERY === 0)
    addFaults(counts, fixture, [
      ...resultFaults(timeline, ms, markets),
      ...distributionFaults(fixture, state, markets),
    ]);
  for (const [kind, ofKind] of byKind(markets)) {
    countCalibration(counts, `${kind}, ${moment}`, trial, ofKind);
    countReturns(counts, `${kind}, ${moment}`, trial, ofKind);
  }
  if (number % BUILDER_EVERY !== 0) return;
  const picks = randomPicks(random, markets);
  const probability = jointProbability(fixture, state, picks);
  if (probability === null) return;
  const isWon = picks.every((pick) => isWinner(timeline, pick));
  if (probability === 0 && isWon) addFaults(counts, fixture, [`Impossible, and won: ${JSON.stringify(picks)}`]);
  addBet(counts, `builder, ${moment}`, probability, isWon);
}

function byKind(markets: readonly Market[]): ReadonlyMap<string, readonly Market[]> {
  const groups = new Map<string, Market[]>();
  for (const market of markets) groups.set(market.kind, [...(groups.get(market.kind) ?? []), market]);
  return groups;
}

function addFaults(counts: ModelCounts, { id }: Fixture, faults: readonly string[]): void {
  const room = MOST_FAULTS - counts.faults.length;
  counts.faults.push(...faults.slice(0, Math.max(0, room)).map((fault) => `${id} ${fault}`));
}

const isWinner = (timeline: MatchTimeline, { market, selection }: Pick): boolean =>
  resultOf(timeline.fixture, timeline, market, selection) === 'won';

/** One selection of a match, so that all that are counted are independent. */
function countCalibration(
  counts: ModelCounts,
  key: string,
  { timeline, random }: Trial,
  markets: readonly Market[],
): void {
  const [pick] = randomPicks(random, markets);
  const market = markets.find((one) => one.key === pick?.market);
  const selection = market?.selections.find((one) => one.key === pick?.selection);
  if (pick && selection) addBet(counts, key, selection.probability, isWinner(timeline, pick));
}

function addBet(counts: ModelCounts, key: string, probability: number, isWon: boolean): void {
  const decile = decileOf(counts, key, probability);
  decile.bets += 1;
  decile.expected += probability;
  decile.variance += probability * (1 - probability);
  decile.won += isWon ? 1 : 0;
}

/** The same stake on every selection on sale. */
function countReturns(counts: ModelCounts, key: string, { timeline }: Trial, markets: readonly Market[]): void {
  let bets = 0;
  let expected = 0;
  let returned = 0;
  for (const market of markets) {
    if (market.isSuspended) continue;
    for (const { key: selection, probability, price } of market.selections) {
      if (probability < LEAST_RETURN_CHANCE) continue;
      bets += 1;
      expected += (probability * price) / 1000;
      if (isWinner(timeline, { market: market.key, selection })) returned += price / 1000;
    }
  }
  if (bets === 0) return;
  const returns = returnsOf(counts, key);
  const difference = (returned - expected) / bets;
  returns.states += 1;
  returns.expected += expected / bets;
  returns.difference += difference;
  returns.squares += difference ** 2;
}

/** Two or three selections of different markets, or one where there is one market. */
function randomPicks(random: Random, markets: readonly Market[]): readonly Pick[] {
  const picks: Pick[] = [];
  const count = Math.min(markets.length, 2 + random.below(2));
  for (const market of shuffled(random, markets).slice(0, count)) {
    const selection = market.selections[random.below(market.selections.length)];
    if (selection) picks.push({ market: market.key, selection: selection.key });
  }
  return picks;
}

const shuffled = <T>(random: Random, items: readonly T[]): readonly T[] =>
  items
    .map((item) => ({ item, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
