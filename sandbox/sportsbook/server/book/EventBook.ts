import {
  DURATION_MS,
  jointProbability,
  marketsOf,
  resultOf,
  scheduleOf,
  simulate,
  stateAt,
} from '../../engine/index.ts';
import type { Fixture, LegResult, Market, MatchState, MatchTimeline, Sport } from '../../engine/types.ts';
import { type Offer, Offers, storyOf } from './Offers.ts';
import { RecentMap } from './RecentMap.ts';
import type { Rulings } from './Rulings.ts';

export const SPORTS: readonly Sport[] = ['football', 'tennis', 'basketball', 'ice_hockey'];

export const DAY_MS = 86_400_000;
/** Days ahead that the calendar shows. */
export const DAYS_AHEAD = 3;

/** A match as it stands: the score and the prices belong together. */
export interface Standing {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly markets: readonly Market[];
}

const KEPT_TIMELINES = 600;
const KEPT_DAYS = 40;
/** Between recomputations of one match without an event, in ms: only the clock has moved. */
const CALM_MS = 2_000;
const CUT = 0.95;
const LEAST_PRICE = 1_010;

interface Priced {
  readonly standing: Standing;
  readonly at: number;
  readonly mark: string;
}

/**
 * All matches as a function of the seed and the time: a restart, or another replica, goes on with the same ones. What
 * is kept here is only a cache.
 */
export class EventBook {
  private readonly days = new RecentMap<string, readonly Fixture[]>(KEPT_DAYS);
  private readonly timelines = new RecentMap<string, MatchTimeline>(KEPT_TIMELINES);
  private readonly found = new RecentMap<string, Fixture>(KEPT_TIMELINES);
  private readonly priced = new RecentMap<string, Priced>(KEPT_TIMELINES);
  private readonly offers = new Offers();

  constructor(
    private readonly seed: string,
    private readonly rulings: Rulings,
    readonly now: () => number,
  ) {}

  /** The fixtures of one UTC day in the order of their starts. */
  ofDay(sport: Sport, day: number): readonly Fixture[] {
    return this.days.getOr(`${sport}:${day}`, () =>
      [...scheduleOf(this.seed, sport, day)].sort((a, b) => a.startsAt - b.startsAt),
    );
  }

  /** Fixtures of a sport that start in a span of time. */
  between(sport: Sport, from: number, to: number): Fixture[] {
    const found: Fixture[] = [];
    for (let day = Math.floor(from / DAY_MS); day <= Math.floor(to / DAY_MS); day += 1)
      found.push(...this.ofDay(sport, day).filter(({ startsAt }) => startsAt >= from && startsAt <= to));
    return found;
  }

  /** Matches of a sport that are on now. */
  live(sport: Sport): Fixture[] {
    const now = this.now();
    return this.between(sport, now - DURATION_MS[sport] * 2, now).filter((fixture) => {
      const { phase } = this.stateOf(fixture);
      return phase === 'live' || phase === 'break';
    });
  }

  /** The fixture with this id, among those of the days that can be opened; null for none. */
  find(id: string): Fixture | null {
    const known = this.found.get(id);
    if (known !== undefined) return known;
    const today = Math.floor(this.now() / DAY_MS);
    for (let day = today + DAYS_AHEAD; day >= today - DAYS_AHEAD; day -= 1)
      for (const sport of SPORTS) {
        const fixture = this.findOn(sport, day, id);
        if (fixture === null) continue;
        this.found.set(id, fixture);
        return fixture;
      }
    return null;
  }

  /** The fixture of a leg, however old. */
  findOn(sport: Sport, day: number, id: string): Fixture | null {
    return this.ofDay(sport, day).find((fixture) => fixture.id === id) ?? null;
  }

  timeline(fixture: Fixture): MatchTimeline {
    return this.timelines.getOr(fixture.id, () => simulate(this.seed, fixture));
  }

  stateOf(fixture: Fixture): MatchState {
    return stateAt(this.timeline(fixture), this.now() - fixture.startsAt);
  }

  /** Score and prices at this moment. Prices follow every event at once and the clock alone every two seconds. */
  standing(fixture: Fixture): Standing {
    const state = this.stateOf(fixture);
    const story = this.storyOf(fixture, state);
    const mark = `${state.events.length} ${story}`;
    const now = this.now();
    const known = this.priced.get(fixture.id);
    const isFresh =
      known !== undefined && known.mark === mark && (state.phase === 'before' || now - known.at < CALM_MS);
    const markets = isFresh ? known.standing.markets : marketsOf(fixture, state);
    const standing = { fixture, state, markets };
    if (!isFresh) this.priced.set(fixture.id, { standing, at: now, mark });
    if (isFresh) this.offers.showAgain(fixture.id, now);
    else if (state.phase !== 'before') this.offers.add(fixture.id, { state, markets, story, shownAt: now });
    return { ...standing, markets: this.ruled(fixture.id, markets) };
  }

  /** The state that the prices of this moment are computed from. */
  pricedState(fixture: Fixture): MatchState {
    const { state } = this.standing(fixture);
    return this.priced.get(fixture.id)?.standing.state ?? state;
  }

  /** The prices of a live match that were shown since then, if nothing but its clock has gone on; the newest last. */
  offersSince(fixture: Fixture, since: number): Offer[] {
    const { state } = this.standing(fixture);
    return this.offers
      .since(fixture.id, this.storyOf(fixture, state), since)
      .map((offer) => ({ ...offer, markets: this.ruled(fixture.id, offer.markets) }));
  }

  /** A decided leg's result, or null; a trader's ruling comes before what the match says. */
  resultOf(fixture: Fixture, market: string, selection: string): LegResult | null {
    const ruled = this.rulings.resultOf(fixture.id, market, selection);
    if (ruled !== null) return ruled;
    return resultOf(fixture, this.timeline(fixture), market, selection, this.now() - fixture.startsAt);
  }

  /** By default of this moment. */
  jointProbability(
    fixture: Fixture,
    picks: readonly { market: string; selection: string }[],
    state = this.stateOf(fixture),
  ): number | null {
    return jointProbability(fixture, state, picks);
  }

  /** Whether a market takes no bets, be it listed or not. */
  isClosed(fixture: Fixture, market: string): boolean {
    const { state, markets } = this.standing(fixture);
    const listed = markets.find(({ key }) => key === market);
    return (
      state.isDanger ||
      state.phase === 'ended' ||
      listed?.isSuspended === true ||
      this.rulings.isSuspended(fixture.id, market)
    );
  }

  private storyOf({ id }: Fixture, state: MatchState): string {
    return storyOf(state, this.rulings.count(id));
  }

  private ruled(event: string, markets: readonly Market[]): readonly Market[] {
    return markets.map((market) => {
      const isSuspended = market.isSuspended || this.rulings.isSuspended(event, market.key);
      const cuts = this.rulings.cuts(event, market.key);
      if (cuts === 0) return isSuspended === market.isSuspended ? market : { ...market, isSuspended };
      const selections = market.selections.map((one) => ({ ...one, price: cutPrice(one.price, cuts) }));
      return { ...market, isSuspended, selections };
    });
  }
}

/** Each cut takes a twentieth; all prices of a market fall together, so none of it becomes an arbitrage. */
const cutPrice = (price: number, cuts: number): number =>
  Math.min(price, Math.max(LEAST_PRICE, Math.floor(price * CUT ** cuts)));
