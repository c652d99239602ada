// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { done, happen, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import coreMessages from '../../../app/words/en.json';
import formsMessages from '../../../kernel/words/en.json';
import messages from '../words/en.json';
import { wireDrop, wireJackpots } from '../testing/wireJackpots.ts';
import jackpotRoute from './jackpot.route.ts';
import jackpotsRoute from './jackpots.route.ts';

afterEach(cleanup);

function testApp(answers: Answers = {}) {
  const i18n = createI18n('en');
  i18n.add('core', coreMessages);
  i18n.add('forms', formsMessages);
  i18n.add('jackpots', messages);
  const app = createTestApp({
    answers: {
      'GET Jackpots.get': () => wireJackpots(),
      'GET Jackpots.getWinners': () => ({ count: 0, items: [] }),
      'GET games.get': () => ({ items: [], total: 0, facets: null }),
      ...answers,
    },
  });
  return Object.assign(app, { t: i18n.t });
}

const match = { params: { id: 'brass-tower' }, search: new URLSearchParams() };

test('2.2-9 the page of all jackpots says what each tier holds and when it falls, and that nobody has won yet', async () => {
  const app = testApp();
  await renderPage(app, jackpotsRoute);
  const card = within(screen.getByRole('region', { name: 'Brass Tower' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Grand\$25,000Falls by \W*\$50,000/),
    expect.stringMatching(/Major\$2,500Falls by/),
    expect.stringMatching(/Minor\$250Falls by/),
    expect.stringMatching(/Mini\$50Falls by/),
  ]);
  expect(card.getByRole('link').getAttribute('href')).toBe('/jackpots/brass-tower');
  expect(screen.getByText('No winner yet')).toBeTruthy();
});

test('2.2-9 a page has its own head and breadcrumbs; an unknown jackpot is a true 404', async () => {
  const app = testApp();
  expect(await jackpotRoute.loadData?.(app, { ...match, params: { id: 'nothing' } })).toEqual({ status: 404 });
  expect(await jackpotRoute.loadData?.(app, match)).toBeUndefined();
  expect(jackpotRoute.head(app, match)).toMatchObject({
    title: 'Brass Tower: jackpot in four tiers | Croupier',
    trail: [{ path: '/jackpots' }, { title: 'Brass Tower', path: '/jackpots/brass-tower' }],
  });
  expect(jackpotsRoute.head(app, match).trail).toEqual([{ title: 'Jackpots', path: '/jackpots' }]);
});

test('7-76 a winner is named, the own one marked, and a drop is checked in the browser', async () => {
  const items = [
    wireDrop(2, { player: { name: '', is_sandbox: false, is_own: true } }),
    wireDrop(1, { amount: { amount: '60.00', currency: 'USD' } }),
  ];
  const app = testApp({ 'GET Jackpots.getWinners': () => ({ count: 2, items }) });
  await renderPage(app, jackpotRoute, { params: { id: 'brass-tower' } });
  const winners = within(screen.getByRole('region', { name: 'Winners' }));
  const [own, other] = winners.getAllByRole('listitem');
  expect(own?.textContent).toMatch(/A player.*You.*Mini.*Lantern Harbor.*\$93\.26/);
  expect(other?.textContent).toMatch(/Heron7.*\$60/);
  const check = within(other!).getByRole('button');
  expect(check.getAttribute('aria-expanded')).toBe('false');
  await done(userEvent.click(check));
  expect(await within(other!).findByText('This drop does not match what was published.')).toBeTruthy();
  expect(
    within(other!).getByText('The hash of the secret is the one that was published before the cycle.'),
  ).toBeTruthy();
});

test('1-5 a page that cannot load says so, and loads when asked again', async () => {
  const app = testApp({ 'GET Jackpots.get': () => Promise.reject(new Error('down')) });
  await renderPage(app, jackpotsRoute);
  app.answers['GET Jackpots.get'] = () => wireJackpots();
  await done(userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('region', { name: 'Brass Tower' })).toBeTruthy();
});

test('7-119 what others win is listed while the page is open', async () => {
  const app = testApp();
  await renderPage(app, jackpotsRoute);
  app.answers['GET Jackpots.getWinners'] = () => ({ count: 1, items: [wireDrop(9)] });
  await happen(() => app.publish('jackpots', 'USD', { pools: [], last_drop: 9 }));
  expect(screen.getByText('Heron7')).toBeTruthy();
});
