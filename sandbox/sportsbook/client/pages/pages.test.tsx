// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import type { Sport } from '../../engine/types.ts';
import type { WireBet } from '../../server/bets/wireBets.ts';
import { EventBook } from '../../server/book/EventBook.ts';
import { presentEvent } from '../../server/book/presentEvents.ts';
import { Rulings } from '../../server/book/Rulings.ts';
import { AppProvider, type SportsbookApp } from '../AppContext.ts';
import { createApp } from '../createApp.ts';
import { readLaunch } from '../host/launch.ts';
import { loadLanguage } from '../messages/translate.ts';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { Shell } from '../Shell.tsx';

const now = Date.UTC(2026, 5, 1, 12, 5);
const sql = { query: async () => [] } as unknown as Sql;
const book = new EventBook('pages', new Rulings(sql, () => now), () => now);
let answers: Record<string, object>;

const openBet: WireBet = {
  id: 'b1',
  kind: 'single',
  system: null,
  stake: '10.00',
  openStake: '10.00',
  currency: 'EUR',
  odds: 2000,
  possiblePayout: '20.00',
  paid: '0.00',
  status: 'open',
  placedAt: now,
  settledAt: null,
  isFreeBet: false,
  legs: [],
  cashOut: '9.50',
  canEdit: false,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  answers = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.replace('/sportsbook/api/', '')];
    if (answer === undefined) throw new TypeError('no answer');
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string, locale = 'en', session = ''): Promise<SportsbookApp> {
  const launch = readLaunch(`http://x/sportsbook/?locale=${locale}&path=${path}&session=${session}`);
  const app = createApp(launch, await loadLanguage(launch.locale));
  await act(async () => {
    render(
      <AppProvider value={app}>
        <Shell />
      </AppProvider>,
    );
    await app.session.refresh();
  });
  return app;
}

test.each(['football', 'tennis', 'basketball', 'ice_hockey'] as const)(
  'the match centre of %s has its field, markets, feed and statistics',
  async (sport: Sport) => {
    const fixture = book.live(sport).at(-1);
    if (fixture === undefined) throw new Error('no match is on');
    const event = presentEvent(book.standing(fixture));
    answers[`event/${fixture.id}`] = { event };
    await open(`/event/${fixture.id}`, 'ru');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(fixture.home.name);
    expect(document.querySelector(`.field[data-sport=${sport}]`)).not.toBeNull();
    const offered = event.markets.reduce((sum, { selections }) => sum + selections.length, 0);
    expect(document.querySelectorAll('.market .odds')).toHaveLength(offered);
    for (const tab of [/Ход матча/, /Статистика/]) fireEvent.click(screen.getByRole('tab', { name: tab }));
    expect(document.querySelectorAll('.statistics dt')).toHaveLength(event.statistics.length);
  },
);

test('an event that cannot be loaded says so and is asked for again', async () => {
  await open('/event/football-1-1');
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});

test('a guest sees the slip and is asked to sign in, in Arabic too', async () => {
  const fixture = book.live('football').at(-1);
  answers[`event/${fixture?.id}`] = { event: fixture && presentEvent(book.standing(fixture)) };
  await open(`/event/${fixture?.id}`, 'ar');
  const odds = [...document.querySelectorAll<HTMLButtonElement>('.market .odds')].find((one) => !one.disabled);
  await act(async () => odds?.click());
  expect(screen.getByRole('button', { name: 'سجّل الدخول لتراهن' })).toBeDefined();
});

test('an open bet is cashed out after its price is confirmed, and a fallen price is asked about', async () => {
  answers['bets/mine'] = { bets: [openBet] };
  await open('/bets', 'en', 's');
  const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press(/Cash out €9.50/);
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { type: 'PriceChanged', price: '9.00' } }, { status: 409 }),
  );
  await press(/Confirm €9.50/);
  expect(document.body.textContent).toContain('The offer has fallen to €9');
  expect(screen.getByRole('button', { name: /Confirm €9/ })).toBeDefined();
  await press(/Cancel/);
  await press(/Cash out €9.50/);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('/cashout')
        ? { bet: { ...openBet, paid: '9.50', status: 'cashed_out', cashOut: null } }
        : { bets: [] },
    ),
  );
  await press(/Confirm €9.50/);
  // The bet has left the list: what it has paid is said.
  expect(document.body.textContent).toContain('Cashed out: €9.50 is on your balance.');
});

test('an offer that is closed for a moment keeps its place and cannot be pressed', async () => {
  answers['bets/mine'] = { bets: [{ ...openBet, cashOut: null }] };
  await open('/bets', 'en', 's');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Cash-out is closed/ }).disabled).toBe(true);
});

test('a bet that is cashed out in part shows the stake and the payout of what is left', async () => {
  answers['bets/mine'] = { bets: [{ ...openBet, openStake: '5.00', paid: '4.70', cashOut: '4.75' }] };
  await open('/bets', 'en', 's');
  const sums = [...document.querySelectorAll('.bet dd')].map((one) => one.textContent);
  expect(sums).toEqual(['€5', '€4.70', '2.00', '€10']);
});

test('a shared slip whose odds are gone says so, and a player leaves its address', async () => {
  answers['session'] = { session: { currency: 'EUR', decimals: 2, balance: '5.00' }, favourites: [] };
  answers['slips/ABCDEFG'] = { picks: [{ event: 'football-9-9', market: 'result', selection: 'home' }] };
  const app = await open('/slip/ABCDEFG', 'en', 's');
  await act(async () => undefined);
  expect(document.body.textContent).toContain('no longer offered and were left out: 1');
  expect(app.router.path).toBe('/');
});

test('without an answer it is not said that there are no bets', async () => {
  await open('/bets', 'en', 's');
  expect(document.body.textContent).not.toContain('No open bets');
  answers['bets/mine'] = { bets: [] };
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(document.body.textContent).toContain('No open bets');
});

test('Part 13 a guest who wants to follow a match is asked to sign in', async () => {
  const fixture = book.live('football').at(-1);
  answers[`event/${fixture?.id}`] = { event: fixture && presentEvent(book.standing(fixture)) };
  const app = await open(`/event/${fixture?.id}`);
  const tell = vi.spyOn(app, 'tell');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Follow' })));
  expect(tell).toHaveBeenCalledWith({ type: 'sportsbook:signIn' });
  expect(screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed')).toBe('false');
});

/** The legs of a bet on two matches of today, whose details are answered. */
function twoLegs() {
  const legs = book.between('football', now + 3_600_000, now + 10_800_000).slice(0, 2);
  const wireLegs = legs.map((fixture) => ({
    event: fixture.id,
    home: fixture.home.name,
    away: fixture.away.name,
    sport: fixture.sport,
    league: fixture.league.name,
    startsAt: fixture.startsAt,
    market: 'result',
    selection: 'home',
    odds: 2000,
    isLive: false,
    result: null,
    score: null,
    clock: null,
  }));
  for (const fixture of legs) answers[`event/${fixture.id}`] = { event: presentEvent(book.standing(fixture)) };
  return wireLegs;
}

const editable = (legs: WireBet['legs']): WireBet => ({ ...openBet, kind: 'accumulator', canEdit: true, legs });
const offer = { revision: 0, price: '9.50', stake: '9.50', odds: 2000, possiblePayout: '19.00', legs: [2000] };

test('Part 13 a leg of an open bet is left out: the new odds and payout are shown before it is confirmed', async () => {
  const wireLegs = twoLegs();
  answers['bets/mine'] = { bets: [editable(wireLegs)] };
  answers['bets/b1/edit/quote'] = { status: 'offered', offer };
  answers['bets/b1/edit'] = { status: 'changed', offer: { ...offer, stake: '9.00', possiblePayout: '18.00' } };
  await open('/bets', 'en', 's');
  const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press('Edit bet');
  expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
  await press(new RegExp(`^Leave out: ${wireLegs[1]?.home}`));
  const form = () => document.querySelector('.edit-form')?.textContent;
  expect(form()).toContain('€19');
  await press('Confirm the change');
  expect(form()).toContain('The offer has changed');
  expect(form()).toContain('€18');
});

test('Part 13 an edit that the casino answers late is told once it is known, and its form waits for it', async () => {
  const wireLegs = twoLegs();
  const bet = editable(wireLegs);
  answers['bets/mine'] = { bets: [bet] };
  answers['bets/b1/edit/quote'] = { status: 'offered', offer };
  const app = await open('/bets', 'en', 's');
  const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press('Edit bet');
  await press(new RegExp(`^Leave out: ${wireLegs[1]?.home}`));
  const pending = { ...bet, status: 'pending', canEdit: false, cashOut: null };
  answers['bets/mine'] = { bets: [pending] };
  answers['bets/b1/edit'] = { status: 'pending', bet: pending };
  await press('Confirm the change');
  // As the list is loaded anew every two seconds.
  await act(() => app.bets.load('open'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm the change' }).disabled).toBe(true);
  const edited = { ...openBet, id: 'b2', legs: wireLegs.slice(0, 1) };
  answers['bets/mine'] = { bets: [edited] };
  answers['bets/b1/edit'] = { status: 'edited', bet: edited };
  expect(await screen.findByText('The bet was changed.', {}, { timeout: 10_000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
});

test.each(['/event/%25zz', '/league/%25E0%25A4%25A'])(
  'Part 17 %s has a broken encoding: it is not found, and there is a way to the matches',
  async (path) => {
    answers['events?scope=live'] = { lines: [], hasMore: false };
    const app = await open(path);
    expect(screen.getByRole('alert').textContent).toContain('There is no page at this address.');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'To the matches' })));
    expect(app.router.path).toBe('/');
    expect(screen.queryByText('There is no page at this address.')).toBeNull();
  },
);

test('Part 17 a page that throws leaves the frame, a message and the way to the matches', async () => {
  const app = await open('/results');
  const isBroken = { now: true };
  const Part = () => {
    if (isBroken.now) throw new Error('broken');
    return <p>mended</p>;
  };
  cleanup();
  render(
    <AppProvider value={app}>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </AppProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong here.');
  isBroken.now = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'To the matches' })));
  expect(screen.getByText('mended')).toBeDefined();
  expect(app.router.path).toBe('/');
  // React reports what was thrown.
  vi.mocked(console.error).mockClear();
});
