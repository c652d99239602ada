// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceReply, WireBet } from '../server/bets/wireBets.ts';
import type { WireLine } from '../server/book/wireEvents.ts';
import { AppProvider, type SportsbookApp } from './AppContext.ts';
import { createApp } from './createApp.ts';
import { readLaunch } from './host/launch.ts';
import { loadLanguage } from './messages/translate.ts';
import { Shell } from './Shell.tsx';

const line: WireLine = {
  id: 'football-1-1',
  sport: 'football',
  league: { id: 'l', name: 'Crown League', country: 'GB' },
  home: { name: 'Ash United', short: 'ASH' },
  away: { name: 'Birch Town', short: 'BIR' },
  startsAt: 0,
  phase: 'live',
  clock: "63'",
  score: { home: 1, away: 0, periods: [{ home: 1, away: 0 }] },
  isDanger: false,
  main: {
    key: 'result',
    kind: 'result',
    line: null,
    period: null,
    isSuspended: false,
    selections: [
      { key: 'home', price: 1500 },
      { key: 'draw', price: 4000 },
      { key: 'away', price: 7000 },
    ],
  },
  marketCount: 12,
};
const wallet = {
  player: 'p',
  currency: 'EUR',
  decimals: 2,
  locale: 'en',
  balance: '50.00',
  betting_bonus: null,
  free_bets: [],
  limits: { min_stake: '0.10', max_stake: '500.00', max_payout: '10000.00' },
};

let answers: Record<string, (body: { key: string; legs: { odds: number }[] }) => object>;
let sent: { path: string; body: { key: string; legs: { odds: number }[] } }[];
let app: SportsbookApp;

class EverythingInView {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  unobserve = vi.fn();
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  HTMLElement.prototype.animate = vi.fn(() => ({ play: vi.fn(), currentTime: 0 }) as unknown as Animation);
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.open = true;
  };
  sessionStorage.clear();
  sent = [];
  answers = {
    session: () => ({ session: wallet, favourites: [], follows: [] }),
    events: () => ({ lines: [], hasMore: false }),
  };
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    const path = url.replace('/sportsbook/api/', '').split('?')[0] ?? '';
    const body = JSON.parse(init.body ?? '{}') as (typeof sent)[number]['body'];
    sent.push({ path, body });
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('no answer');
    return Response.json(answer(body));
  });
  app = createApp(readLaunch('http://x/sportsbook/?session=s&mode=play&locale=en'), await loadLanguage('en'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  await app.session.refresh();
  app.board.setLive([line], [], true);
  await act(async () => {
    render(
      <AppProvider value={app}>
        <Shell />
      </AppProvider>,
    );
  });
}
const bet = {
  id: 'b1',
  kind: 'single',
  system: null,
  stake: '5.00',
  odds: 1500,
  possiblePayout: '7.50',
  currency: 'EUR',
  placedAt: 0,
  legs: [{ event: line.id, market: 'result', selection: 'home', home: 'Ash United', away: 'Birch Town' }],
};
const click = (name: RegExp): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

test('two taps: odds, then the bar; the receipt follows and the key is new for the next bet', async () => {
  answers['bets'] = () => ({ status: 'accepted', bet: bet as unknown as WireBet }) satisfies PlaceReply;
  await show();
  app.slip.update({ stake: '5' });
  for (const turn of [1, 2]) {
    await click(/^Ash United 1.50/);
    await click(/^Place €5/);
    expect(screen.getByRole('dialog').textContent).toContain('Bet accepted');
    expect(screen.getByRole('dialog').textContent).toContain('Ash United – Birch Town');
    await click(/^Go on betting/);
    expect(sent.filter(({ path }) => path === 'bets')).toHaveLength(turn);
  }
  const [first, second] = sent.filter(({ path }) => path === 'bets');
  expect(first?.body).toMatchObject({ stake: '5.00', kind: 'single', legs: [{ odds: 1500 }] });
  expect(second?.body.key).not.toBe(first?.body.key);
});

test('a price that moves is written without a render, with its sign; the slip asks about it', async () => {
  await show();
  app.slip.update({ stake: '5' });
  await click(/^Ash United 1.50/);
  const button = document.querySelector<HTMLElement>('.odds');
  const move = (price: number) =>
    act(async () =>
      app.board.setLine({ ...line, main: line.main && { ...line.main, selections: [{ key: 'home', price }] } }),
    );
  await move(1800);
  expect(button?.textContent).toContain('▲');
  expect(button?.getAttribute('aria-label')).toBe('Ash United 1.80');
  expect(screen.getByRole('button', { name: /^Accept · €5/ })).toBeDefined();
  await move(1400);
  expect(button?.dataset['move']).toBe('down');
});

test('without an answer the same bet is asked for again under the same key', async () => {
  await show();
  app.slip.update({ stake: '5' });
  await click(/^Ash United 1.50/);
  await click(/^Place €5/);
  expect(app.placing.state.kind).toBe('unknown');
  answers['bets'] = () => ({ status: 'refused', reason: 'aboveMost', most: '2.00' });
  await click(/Ask again/);
  const [first, second] = sent.filter(({ path }) => path === 'bets');
  expect(second?.body.key).toBe(first?.body.key);
  expect(document.body.textContent).toContain('The highest stake here is €2');
});

test('a suspended market has no button to press', async () => {
  await show();
  await act(async () => app.board.setLine({ ...line, main: line.main && { ...line.main, isSuspended: true } }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ash United Suspended' }).disabled).toBe(true);
});

test('one tap places at once where the player has switched it on, and only with an empty slip', async () => {
  answers['bets'] = () => ({ status: 'accepted', bet: bet as unknown as WireBet }) satisfies PlaceReply;
  await show();
  await act(async () => app.slip.update({ stake: '5', isOneTap: true }));
  await click(/^Ash United 1.50/);
  expect(sent.filter(({ path }) => path === 'bets')).toHaveLength(1);
  // The receipt is a line that covers no odds: the next tap places again.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Bet accepted')).toBeDefined();
  await click(/^Ash United 1.50/);
  expect(sent.filter(({ path }) => path === 'bets')).toHaveLength(2);
  await act(async () => {
    app.placing.rest();
    app.slip.update({ isOneTap: false, isOpen: false });
  });
  await click(/^Draw 4.00/);
  expect(sent.filter(({ path }) => path === 'bets')).toHaveLength(2);
});

test('Part 13 a match is followed and no longer followed; its button says so', async () => {
  let follows: string[] = [];
  answers['follows'] = (body) => {
    const { id, is } = body as unknown as { id: string; is: string };
    follows = is === 'on' ? [id] : [];
    return { follows };
  };
  await show();
  const pressed = () => screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  await click(/^Follow$/);
  expect([pressed(), follows]).toEqual(['true', [line.id]]);
  await click(/^Follow$/);
  expect([pressed(), follows]).toEqual(['false', []]);
});

test('a frame that is opened again while a bet is on its way asks for that bet, not for another one', async () => {
  await show();
  app.slip.update({ stake: '5' });
  await click(/^Ash United 1.50/);
  await click(/^Place €5/);
  expect(app.placing.state.kind).toBe('unknown');
  const key = sent.find(({ path }) => path === 'bets')?.body.key;
  cleanup();
  app = createApp(readLaunch('http://x/sportsbook/?session=s&mode=play&locale=en'), await loadLanguage('en'));
  await show();
  await act(async () => {
    app.slip.restore();
    app.slip.update({ stake: '5', isOpen: true });
  });
  answers['bets'] = () => ({ status: 'accepted', bet: bet as unknown as WireBet }) satisfies PlaceReply;
  await click(/^Place €5/);
  expect(sent.filter(({ path }) => path === 'bets').at(-1)?.body.key).toBe(key);
});

test('Part 17 digits of any script stay in the field of a stake, and an unclear stake asks there', async () => {
  await show();
  await click(/^Settings$/);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
  const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
  const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await type('٥٠');
  expect([field.value, said(), field.getAttribute('aria-invalid')]).toEqual(['50', '', 'false']);
  await type('12,50');
  expect(said()).toBe('Do you mean €12.50 or €1,250? Write it without separating the thousands.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await type('1.005');
  expect(said()).toBe('Write it in digits, like 0.10.');
  await type('1,250');
  expect(said()).toBe('');
});

test('Part 17 one tap places nothing at a stake that is unclear', async () => {
  answers['bets'] = () => ({ status: 'accepted', bet: bet as unknown as WireBet }) satisfies PlaceReply;
  await show();
  await act(async () => app.slip.update({ stake: '12,50', isOneTap: true }));
  await click(/^Ash United 1.50/);
  expect(sent.some(({ path }) => path === 'bets')).toBe(false);
  expect(app.slip.picks).toHaveLength(1);
});
