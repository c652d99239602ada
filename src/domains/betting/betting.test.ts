import { expect, test, vi } from 'vitest';
import type { CallOutput } from '../../contract/index.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { faceOf, openPart, parseBet } from './bet.ts';
import { betsStore } from './BetsStore.ts';
import { bettingStore, SILENT_MS } from './BettingStore.ts';
import { oddsText } from './odds.ts';
import { bettingPath } from './paths.ts';
import { readFrameMessage } from './readFrameMessage.ts';
import { readPreferences } from './readPreferences.ts';
import { sportsbookStore } from './SportsbookStore.ts';

type WireBet = CallOutput<'GET Bets.getOne'>;
const usd = (amount: string) => ({ amount, currency: 'USD' });
const wireBet = (more: Partial<WireBet> = {}): WireBet => ({
  id: 'b1',
  kind: 'single',
  system: null,
  status: 'open',
  stake: usd('2.00'),
  funding: { main: usd('2.00'), betting_bonus: usd('0.00'), free_bet: usd('0.00') },
  stake_closed: usd('0.00'),
  odds: 2500,
  possible_payout: usd('5.00'),
  payout: usd('0.00'),
  placed_at: '2026-06-01T12:00:00.000Z',
  settled_at: null,
  revision: 0,
  legs: [],
  ...more,
});

test('odds are written in three formats, never higher than they are', () => {
  expect([1850, 1999, 1010].map((odds) => oddsText(odds, 'decimal'))).toEqual(['1.85', '1.99', '1.01']);
  expect([1850, 2500, 3000].map((odds) => oddsText(odds, 'fractional'))).toEqual(['17/20', '3/2', '2/1']);
  // As a price board has them, and as the sportsbook writes them: no thousandths.
  expect([1847, 1909, 2217].map((odds) => oddsText(odds, 'fractional'))).toEqual(['11/13', '10/11', '6/5']);
  expect(oddsText(123_990, 'decimal')).toBe('123');
  expect([1850, 2000, 3455].map((odds) => oddsText(odds, 'american'))).toEqual(['−118', '+100', '+245']);
});

test('a bet that pays no more than its stake is returned, never won', () => {
  const face = (status: WireBet['status'], payout: string) =>
    faceOf(parseBet(wireBet({ status, payout: usd(payout) })));
  expect([face('won', '5.00'), face('won', '2.00'), face('lost', '0.00')]).toEqual(['won', 'returned', 'lost']);
});

test('2.2-20 of a bet that is cashed out in part, stake and possible payout are those of what is left', () => {
  const part = (more: Partial<WireBet>) => {
    const { stake, possible } = openPart(parseBet(wireBet(more)));
    return [stake.minor, possible.minor];
  };
  expect(part({ status: 'partly_cashed_out', stake_closed: usd('0.67') })).toEqual([133n, 332n]);
  expect(part({})).toEqual([200n, 500n]);
  // What has ended is shown whole.
  expect(part({ status: 'won', stake_closed: usd('2.00') })).toEqual([200n, 500n]);
});

test('7-66 entries of the betting exist only where the probe finds the sportsbook; it is asked once', async () => {
  const app = createTestApp({ answers: { 'GET games.get': () => ({ items: [], total: 1, facets: null }) } });
  const sportsbook = app.store(sportsbookStore);
  expect(sportsbook.isThere).toBe(false);
  await Promise.all([sportsbook.probe(), sportsbook.probe()]);
  expect(sportsbook.isThere).toBe(true);
  expect(app.calls).toMatchObject([{ key: 'GET games.get', input: { sysname: 'dgt_sportsbook' } }]);
  const none = createTestApp({ answers: { 'GET games.get': () => ({ items: [], total: 0, facets: null }) } });
  await none.store(sportsbookStore).probe();
  expect(none.store(sportsbookStore).isThere).toBe(false);
});

test('2.2-4 a message of the frame counts from a listed origin and in its shape only', () => {
  const read = (data: unknown, origin = 'https://book.test') =>
    readFrameMessage({ origin, data }, ['https://book.test']);
  expect(read({ type: 'sportsbook:route', path: '/event/12' })).toEqual({ type: 'route', path: '/event/12' });
  expect(read({ type: 'sportsbook:height', height: 900 })).toEqual({ type: 'height', height: 900 });
  for (const data of [
    { type: 'sportsbook:route', path: '//evil.test' },
    { type: 'sportsbook:route', path: 'https://evil.test' },
    { type: 'sportsbook:height', height: 1e9 },
    { type: 'sportsbook:share', code: '<b>' },
    { type: 'sportsbook:preferences', odds: 'roman', changes: 'any' },
    { type: 'ready' },
    null,
  ])
    expect(read(data)).toBeNull();
  expect(read({ type: 'sportsbook:ready' }, 'https://other.test')).toBeNull();
});

test('2.2-4 a player opens the sportsbook with a ticket at the path of the address, a guest looks at it', async () => {
  const answers = {
    'GET account.getToken': () => ({ token: 'ticket', url: '' }) as never,
    'GET games.checkLaunch': () => 1 as never,
  };
  const app = createTestApp({ answers, uid: 7, search: '?p=/event/12&slip=12,result,home' });
  const store = app.store(bettingStore);
  await store.open('light');
  const frame = new URL(store.frame ?? '', 'https://site.test');
  expect(frame.pathname).toBe('/platform/game/dgt_sportsbook/play');
  expect(Object.fromEntries(frame.searchParams)).toEqual({
    locale: 'en',
    theme: 'light',
    odds: 'decimal',
    changes: 'none',
    path: '/event/12',
    token: 'ticket',
  });
  expect(store.takePick()).toEqual({ event: '12', market: 'result', selection: 'home' });
  expect(app.navigated).toEqual([bettingPath('/event/12')]);
  const guest = createTestApp();
  await guest.store(bettingStore).open('dark');
  expect(guest.store(bettingStore).frame).toContain('/dgt_sportsbook/demo?');
});

test('2.2-4 what the frame says is kept: its path in the address, the odds on the device, a bet on its way', async () => {
  const app = createTestApp();
  const store = app.store(bettingStore);
  await store.open('dark');
  store.receive({ type: 'route', path: '/sport/tennis' });
  store.receive({ type: 'route', path: '/sport/tennis' });
  expect(app.navigated).toEqual(['/betting?p=%2Fsport%2Ftennis']);
  store.receive({ type: 'preferences', preferences: { odds: 'american', changes: 'higher' } });
  expect(readPreferences(app.storage)).toEqual({ odds: 'american', changes: 'higher' });
});

test('2.2-4 a frame in which nobody speaks is offered to be opened again; one that speaks late is fine', async () => {
  const app = createTestApp();
  const store = app.store(bettingStore);
  await store.open('dark');
  await app.clock.advance(SILENT_MS + 1);
  expect(store.status).toBe('silent');
  store.receive({ type: 'ready' });
  expect(store.status).toBe('open');
});

test('2.2-4 a frame that has answered pings and misses two is offered to be opened again, with its bet let go', async () => {
  const app = createTestApp();
  const store = app.store(bettingStore);
  expect(store.ping()).toBe(false);
  await store.open('dark');
  // One that knows no pings is asked all the same, and never said to be dead.
  for (let count = 0; count < 5; count += 1) expect(store.ping()).toBe(true);
  expect(store.status).toBe('open');
  store.receive({ type: 'pong' });
  for (const status of ['open', 'open', 'silent']) {
    store.ping();
    expect(store.status).toBe(status);
  }
  // Whatever it says, it is alive.
  store.receive({ type: 'height', height: 900 });
  expect(store.status).toBe('open');
  store.ping();
  store.receive({ type: 'pong' });
  store.ping();
  store.ping();
  expect(store.status).toBe('open');
});

test('2.2-4 4-3 an answer to a ping is no activity of the player', async () => {
  const app = createTestApp();
  const store = app.store(bettingStore);
  await store.open('dark');
  const note = vi.spyOn(app.activity, 'note');
  store.receive({ type: 'pong' });
  expect(note).not.toHaveBeenCalled();
  store.receive({ type: 'placed' });
  expect(note).toHaveBeenCalledOnce();
});

test('2.2-20 bets follow the filter of the address and change by the socket, never back to an older revision', async () => {
  const answers = { 'GET Bets.get': () => ({ count: 1, items: [wireBet({ revision: 1 })] }) };
  const app = createTestApp({ answers, uid: 7, search: '?sport=tennis&days=7' });
  const store = app.store(betsStore);
  const stop = store.open();
  await app.clock.advance(0);
  expect(app.calls[0]).toMatchObject({ input: { statuses: ['open', 'partly_cashed_out'], sport: 'tennis' } });
  expect(store.shown).toMatchObject([{ id: 'b1', status: 'open' }]);
  app.news.publish({ type: 'bet.updated', data: wireBet({ status: 'partly_cashed_out', revision: 2 }) });
  app.news.publish({ type: 'bet.updated', data: wireBet({ status: 'open', revision: 1 }) });
  expect(store.shown).toMatchObject([{ status: 'partly_cashed_out' }]);
  app.news.publish({ type: 'bet.updated', data: wireBet({ status: 'won', payout: usd('5.00'), revision: 3 }) });
  expect(store.shown).toEqual([]);
  store.change({ tab: 'settled', sport: '' });
  expect(app.navigated).toEqual(['/profile/bets?show=settled&days=7']);
  stop();
});
