import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError } from '../../lib/errors.ts';
import { wireBonus, wireOffer, wireTerms } from './testing/wireOffer.ts';
import { offersStore } from './OffersStore.ts';
import { offerStore } from './OfferStore.ts';
import { writeOffer } from './offerView.ts';
import { changedFacts, termFacts } from './face/terms/termFacts.ts';

const list = (...ids: string[]): Answers => ({
  'GET campaigns.getoffers': ({ offset = 0 }) => ({
    count: ids.length,
    items: ids.slice(offset, offset + 2).map((id) => wireOffer(id)),
  }),
});
const writeMoney = ({ amount }: { readonly amount: string }) => `$${amount}`;

test('4-35 the list is loaded whole, once for each visitor', async () => {
  const app = createTestApp({ answers: list('a', 'b', 'c') });
  const store = app.store(offersStore);
  await store.load(0);
  await store.load(0);
  expect(store.offers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(app.calls).toHaveLength(2);
  app.answers = list('d');
  await store.load(7);
  expect(store.offers.map(({ id }) => id)).toEqual(['d']);
});

test('4-35, 4-65 an offer that becomes available is fetched and comes first; one that is shown is replaced', async () => {
  const app = createTestApp({
    answers: { ...list('a', 'b'), 'GET campaigns.getOffer': ({ offer_id: id }) => wireOffer(id) },
  });
  const store = app.store(offersStore);
  await store.load(7);
  await store.hear({ type: 'campaign.offer.available', data: { offer_id: 'new' } });
  await store.hear({ type: 'campaign.offer.available', data: { offer_id: 'b' } });
  expect(store.offers.map(({ id }) => id)).toEqual(['new', 'a', 'b']);
});

test('4-65 an offer that is not for this player any more, or cannot be fetched, changes nothing', async () => {
  const app = createTestApp({ answers: { ...list('a'), 'GET campaigns.getOffer': () => null } });
  const store = app.store(offersStore);
  await store.load(7);
  await store.hear({ type: 'campaign.offer.available', data: { offer_id: 'x' } });
  app.answers = {
    ...list('a'),
    'GET campaigns.getOffer': () => Promise.reject(new ApiError('InternalException' as never, 500, {}, '')),
  };
  await store.hear({ type: 'campaign.offer.available', data: { offer_id: 'y' } });
  expect(store.offers.map(({ id }) => id)).toEqual(['a']);
});

test('4-66 a deactivated offer disappears, also if the list was still on its way', async () => {
  const app = createTestApp({ answers: list('a', 'b') });
  const store = app.store(offersStore);
  void store.load(7);
  await store.hear({ type: 'campaign.offer.deactivated', data: { offer_id: 'a' } });
  expect(store.offers.map(({ id }) => id)).toEqual(['b']);
});

test('3-57 the figure that matters: a percentage with its bound, an amount, free spins', () => {
  const { locale } = createTestApp();
  const figureOf = (promotion: Parameters<typeof writeOffer>[0]['promotions'][number]) =>
    writeOffer(wireOffer('a', { promotions: [promotion] }), locale).gifts[0]?.figure;
  const [bonus] = wireOffer('a').promotions;
  expect(figureOf(bonus!)).toEqual({ kind: 'percent', value: '100%', upTo: '$100' });
  expect(figureOf({ ...bonus!, percent: 0 })).toEqual({ kind: 'amount', value: '$100' });
  const freespins = { game: 'g', title: 'G', count: 20, stake: { amount: '0.20', currency: 'USD' } };
  expect(figureOf({ kind: 'freespins', percent: 0, amount: null, terms: null, freespins })).toEqual({
    kind: 'spins',
    value: '20',
  });
});

test('clarity 5 only what differs between two versions of the terms is told, on both sides', () => {
  const then = termFacts(wireTerms(), writeMoney);
  const now = termFacts(
    wireTerms({ wager_times: 8, max_stake: null, counts: { types: { slot: 100 }, games: {}, excluded: ['hilo'] } }),
    writeMoney,
  );
  expect(changedFacts(then, then)).toEqual([]);
  expect(
    changedFacts(then, now).map(({ before, now: after }) => [
      (before ?? after)?.name,
      before?.variant ?? null,
      after?.variant ?? null,
    ]),
  ).toEqual([
    ['wager', 'bonus', 'bonus'],
    ['maxStake', 'set', 'none'],
    ['casino', 'share', null],
    ['hilo', null, 'excluded'],
  ]);
});

const taken = wireOffer('a', { status: 'taken' });

test('clarity 5 a taken offer is compared with the terms kept with the bonus', async () => {
  const old = wireTerms({ days: 14 });
  const bonuses = (hash: string) => ({ count: 1, items: [wireBonus('a', old, hash)] });
  const app = createTestApp({
    uid: 7,
    answers: { 'GET campaigns.getOffer': () => taken, 'GET bonuses.get': () => bonuses('bb'.repeat(32)) },
  });
  const store = app.store(offerStore);
  await store.load('a', 7);
  expect(store.changes.map(({ before, now }) => [before?.params['count'], now?.params['count']])).toEqual([[14, 7]]);
  app.answers = { 'GET campaigns.getOffer': () => taken, 'GET bonuses.get': () => bonuses(taken.terms_hash) };
  app.signIn(8);
  const next = app.store(offerStore);
  expect(next.offer).toBeNull();
  await next.load('a', 8);
  expect([next.changes, next.offer?.isTaken]).toEqual([[], true]);
});

test('7-39 two presses take an offer once', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET campaigns.getOffer': () => wireOffer('a'), 'POST campaigns.takepromotions': () => taken },
  });
  const store = app.store(offerStore);
  await store.load('a', 7);
  await Promise.all([store.take(), store.take()]);
  expect(app.calls.filter(({ key }) => key === 'POST campaigns.takepromotions')).toHaveLength(1);
  expect([store.offer?.isTaken, store.hasJustTaken]).toEqual([true, true]);
});

test.each(['unknownOffer', 'offerOver', 'offerTaken'])('7-39 the refusal %s has words of its own', async (code) => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET campaigns.getOffer': () => wireOffer('a'),
      'POST campaigns.takepromotions': () =>
        Promise.reject(new ApiError('InvalidParameterException', 422, { offer_id: [{ code }] }, '')),
    },
  });
  const store = app.store(offerStore);
  await store.load('a', 7);
  await store.take();
  await settle();
  expect([store.problem, store.offer?.isTaken]).toEqual([{ kind: 'refused', code }, false]);
});

test('2.2-3 an offer that does not exist is missing; one that ends while it is read is too, unless it is taken', async () => {
  const app = createTestApp({ answers: { 'GET campaigns.getOffer': () => null } });
  const store = app.store(offerStore);
  await store.load('nothing', 0);
  expect(store.status).toBe('missing');
  app.answers = { 'GET campaigns.getOffer': ({ offer_id: id }) => wireOffer(id) };
  await store.load('a', 0);
  store.end('b');
  expect(store.status).toBe('ready');
  store.end('a');
  expect(store.status).toBe('missing');
});
