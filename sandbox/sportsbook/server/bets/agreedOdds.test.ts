import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { MARGINS } from '../../engine/index.ts';
import { priceOf } from '../../engine/prices.ts';
import type { Fixture } from '../../engine/types.ts';
import { EventBook, SPORTS } from '../book/EventBook.ts';
import { Rulings } from '../book/Rulings.ts';
import { openSportsbookDatabase } from '../testing/startTestSportsbook.ts';
import { agreedBuilderOdds, agreedOdds, HONOURED_MS, isWithinDrift } from './agreedOdds.ts';
import { type AskedLeg, builderPrice, quoteLeg } from './quoteLegs.ts';

let database: Database;
let rulings: Rulings;
let book: EventBook;
let now = Date.UTC(2026, 5, 1, 12, 1);

beforeAll(async () => {
  database = await openSportsbookDatabase();
  rulings = new Rulings(database, () => now);
  book = new EventBook('agreed', rulings, () => now);
}, 60_000);
afterAll(() => database.close());

const agree = (leg: AskedLeg, consent: 'any' | 'higher' | 'none' = 'none', since = now - HONOURED_MS) =>
  agreedOdds(book, leg, quoteLeg(book, leg), { consent, since });
const storyAt = (fixture: Fixture) => {
  const { events, situation, isDanger, phase } = book.stateOf(fixture);
  const happened = events.filter(({ kind }) => kind === 'danger' || kind === 'goal').length;
  return JSON.stringify([happened, { ...situation, tick: 0 }, isDanger, phase]);
};
/** All that is on sale in a match, as a player sees it. */
const seen = (fixture: Fixture): AskedLeg[] =>
  book
    .standing(fixture)
    .markets.flatMap(({ key, isSuspended, selections }) =>
      isSuspended
        ? []
        : selections.map((one) => ({ event: fixture.id, market: key, selection: one.key, odds: one.price })),
    );
const moved = (legs: readonly AskedLeg[]) => legs.filter((leg) => ![leg.odds, null].includes(quoteLeg(book, leg).odds));

/** A match whose prices drift in the next three seconds while nothing happens, and what was `looked` at before. */
function drifting<T>(look: (fixture: Fixture, legs: readonly AskedLeg[]) => T): {
  fixture: Fixture;
  legs: AskedLeg[];
  looked: T;
} {
  for (let tries = 0; tries < 400; tries += 1) {
    now += 20_000;
    const [fixture] = book.live('football').filter((one) => !book.stateOf(one).isDanger);
    if (fixture === undefined) continue;
    const [legs, story] = [seen(fixture), storyAt(fixture)];
    const looked = look(fixture, legs);
    now += 3_000;
    const near = storyAt(fixture) === story ? moved(legs).filter(isNear) : [];
    if (near.length > 0) return { fixture, legs: near, looked };
  }
  throw new Error('No prices drift');
}
const isNear = (leg: AskedLeg): boolean => {
  const { odds, probability } = quoteLeg(book, leg);
  return odds !== null && isWithinDrift(leg.odds, odds, probability);
};
/** One price that has drifted, with its match. */
function drifted(): { fixture: Fixture; leg: AskedLeg } {
  const { fixture, legs } = drifting(() => null);
  const [leg] = legs;
  if (leg === undefined) throw new Error('Nothing has drifted');
  return { fixture, leg };
}

test('1-4 a price that has only drifted is given as it was seen; whoever takes changed odds gets the better one', () => {
  const { legs } = drifting(() => null);
  for (const leg of legs) {
    const { odds } = quoteLeg(book, leg);
    expect(agree(leg)).toBe(leg.odds);
    for (const consent of ['any', 'higher'] as const) expect(agree(leg, consent)).toBe(Math.max(leg.odds, odds ?? 0));
  }
});

test('1-4 a price is not given that nobody was shown, nor one of long ago', () => {
  const { leg } = drifted();
  const away = leg.odds > (quoteLeg(book, leg).odds ?? 0) ? 1 : -1;
  expect(agree({ ...leg, odds: leg.odds + away })).toBeNull();
  expect(agree(leg, 'none', now - 1_000)).toBeNull();
});

test('1-4 after a ruling of a trader the player is asked, however small the change', async () => {
  const { fixture, leg } = drifted();
  expect(agree(leg)).toBe(leg.odds);
  await rulings.add({ event: fixture.id, market: 'correct_score', selection: null, ruling: 'suspend' });
  expect(agree(leg)).toBeNull();
});

test('1-4 after an attack, a goal, a point or a possession the player is asked, however small the change', () => {
  let asked = 0;
  for (let tries = 0; tries < 60; tries += 1) {
    now += 20_000;
    for (const sport of SPORTS)
      for (const match of book.live(sport).slice(0, 1)) {
        const [before, story] = [seen(match).slice(0, 12), storyAt(match)];
        now += 3_000;
        if (storyAt(match) === story) continue;
        for (const leg of moved(before)) {
          expect(agree(leg)).toBeNull();
          asked += 1;
        }
      }
  }
  expect(asked).toBeGreaterThan(50);
});

test('1-4 honoured odds times their probability stay below 1, by at least half of the margin', () => {
  let honoured = 0;
  for (let tries = 0; tries < 25; tries += 1) {
    for (const leg of drifting(() => null).legs) {
      const { odds, probability } = quoteLeg(book, leg);
      const half = (1000 / ((odds ?? 0) * probability) - 1) / 2;
      const value = ((agree(leg) ?? 0) * probability) / 1000;
      honoured += 1;
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThanOrEqual(1 / (1 + half) + 1e-9);
      expect(value).toBeLessThan(1 / 1.0045);
    }
  }
  expect(honoured).toBeGreaterThan(100);
});

test.each(Object.entries(MARGINS))(
  'the bound of %s leaves at least half of its margin at every probability',
  (_kind, margin) => {
    for (let percent = 1; percent <= 94; percent += 1) {
      const probability = percent / 100;
      const price = priceOf(probability, Math.min(margin, 1000 / (1010 * probability) - 1));
      const most = Array.from({ length: 200 }, (_, step) => price + step * Math.ceil(price / 4000)).findLast((odds) =>
        isWithinDrift(odds, price, probability),
      );
      expect((most ?? 0) / price).toBeLessThanOrEqual(1.025);
      expect(((most ?? 0) * probability) / 1000).toBeLessThan(1 / (1 + Math.min(margin, 0.01) / 2.2));
    }
  },
);

test('1-4 a builder is given at the price it was shown at while only the clock goes on', () => {
  let honoured = 0;
  for (let tries = 0; tries < 15; tries += 1) {
    const { fixture, looked } = drifting((match, shown) => {
      const picks = ['totals', 'result'].flatMap((kind) =>
        shown.filter(({ market }) => market.split(':')[0] === kind).slice(0, 1),
      );
      return { picks, odds: builderPrice(book, match, picks)?.odds ?? 0 };
    });
    const price = builderPrice(book, fixture, looked.picks);
    if (price === null || price.odds === looked.odds) continue;
    const agreement = { consent: 'none', since: now - HONOURED_MS } as const;
    const ask = (odds: number) => agreedBuilderOdds(book, fixture, { legs: looked.picks, odds }, agreement).agreed;
    expect(ask(looked.odds + (looked.odds > price.odds ? 1 : -1))).toBeNull();
    if (!isWithinDrift(looked.odds, price.odds, price.probability)) continue;
    honoured += 1;
    expect(ask(looked.odds)).toBe(looked.odds);
    expect((looked.odds * price.probability) / 1000).toBeLessThan(1);
  }
  expect(honoured).toBeGreaterThan(3);
});
