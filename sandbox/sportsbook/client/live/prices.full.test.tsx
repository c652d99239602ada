// @vitest-environment happy-dom
import { Profiler } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireLine } from '../../server/book/wireEvents.ts';
import { AppProvider, type SportsbookApp } from '../AppContext.ts';
import { createApp } from '../createApp.ts';
import { readLaunch } from '../host/launch.ts';
import { loadLanguage } from '../messages/translate.ts';
import { HomePage } from '../pages/HomePage.tsx';

const COUNT = 100;
const lineOf = (number: number, price: number, clock = "12'"): WireLine => ({
  id: `football-${number}`,
  sport: 'football',
  league: { id: 'l', name: 'Crown League', country: 'GB' },
  home: { name: `Ash ${number}`, short: 'ASH' },
  away: { name: `Birch ${number}`, short: 'BIR' },
  startsAt: 0,
  phase: 'live',
  clock,
  score: { home: 0, away: 0, periods: [{ home: 0, away: 0 }] },
  isDanger: false,
  main: {
    key: 'result',
    kind: 'result',
    line: null,
    period: null,
    isSuspended: false,
    selections: ['home', 'draw', 'away'].map((key) => ({ key, price })),
  },
  marketCount: 12,
});
const lines = (price: number): WireLine[] => Array.from({ length: COUNT }, (_, number) => lineOf(number, price));

let app: SportsbookApp;
let inView: Set<Element>;
let renders = 0;
const animate = vi.fn(() => ({ play: vi.fn(), currentTime: 0 }) as unknown as Animation);

beforeEach(async () => {
  inView = new Set();
  animate.mockClear();
  HTMLElement.prototype.animate = animate;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Response.json({ lines: [], hasMore: false, sports: [], now: 0 }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      // The first two lines are in the window.
      observe(target: Element): void {
        const isIntersecting = inView.size < 6;
        if (isIntersecting) inView.add(target);
        const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
        this.tell([entry], this as unknown as IntersectionObserver);
      }
      unobserve = vi.fn();
    },
  );
  app = createApp(readLaunch('http://x/sportsbook/?mode=demo&locale=en'), await loadLanguage('en'));
  app.board.setLive(lines(1_500), [], true);
  await act(async () => {
    render(
      <AppProvider value={app}>
        <Profiler id="page" onRender={() => (renders += 1)}>
          <HomePage />
        </Profiler>
      </AppProvider>,
    );
  });
  renders = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.odds')];

test('K3: 300 changed prices are written into the same buttons, and nothing is rendered', async () => {
  const before = buttons();
  expect(before).toHaveLength(COUNT * 3);
  await act(async () => app.board.setLive(lines(1_620), [], false));
  expect(renders).toBe(0);
  const after = buttons();
  expect(after.every((button, index) => button === before[index])).toBe(true);
  expect(new Set(after.map((button) => button.querySelector('.odds-price')?.textContent))).toEqual(new Set(['1.62']));
  expect(after[0]?.getAttribute('aria-label')).toBe('Ash 0 1.62');
});

test('K3: only prices in view are shown to have moved, and a second move starts no second animation', async () => {
  for (const price of [1_620, 1_540, 1_580]) await act(async () => app.board.setLive(lines(price), [], false));
  const moved = buttons().filter((button) => button.dataset['move'] !== undefined);
  expect(moved).toEqual(buttons().filter((button) => inView.has(button)));
  expect(moved).toHaveLength(6);
  // Of each button its colour and its sign.
  expect(animate).toHaveBeenCalledTimes(12);
});

test('a suspension is written without a render, a clock renders its line', async () => {
  const suspended = lines(1_500).map((line) => ({ ...line, main: line.main && { ...line.main, isSuspended: true } }));
  await act(async () => app.board.setLive(suspended, [], false));
  expect(renders).toBe(0);
  expect(buttons().every((button) => button.disabled)).toBe(true);
  await act(async () => app.board.setLive([lineOf(7, 1_500, "13'")], [], false));
  expect(renders).toBe(1);
  expect(document.body.textContent).toContain("13'");
});
