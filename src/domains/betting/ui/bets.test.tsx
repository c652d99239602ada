// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../contract/index.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { happen, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import betsRoute from './bets.route.ts';

afterEach(cleanup);

const usd = (amount: string) => ({ amount, currency: 'USD' });
const leg = (selection: string): CallOutput<'GET Bets.getOne'>['legs'][number] => ({
  event_id: '12',
  event: 'Northport – Redhill',
  sport: 'football',
  league: 'First League',
  starts_at: '2026-06-01T12:30:00.000Z',
  market: 'result',
  market_name: 'Result',
  selection,
  selection_name: selection,
  odds: 1500,
  is_live: false,
  result: 'won',
  score: '2:1',
});

test('2.2-20, 2.4-1 a bet opens to every leg, with its result and a link to the event', async () => {
  const bet: CallOutput<'GET Bets.getOne'> = {
    id: 'b1',
    kind: 'accumulator',
    system: null,
    status: 'won',
    stake: usd('2.00'),
    funding: { main: usd('1.00'), betting_bonus: usd('1.00'), free_bet: usd('0.00') },
    stake_closed: usd('2.00'),
    odds: 2250,
    possible_payout: usd('4.50'),
    payout: usd('4.50'),
    placed_at: '2026-06-01T12:00:00.000Z',
    settled_at: '2026-06-01T14:00:00.000Z',
    revision: 1,
    legs: [leg('Northport'), leg('Over 2.5')],
  };
  const app = createTestApp({
    answers: { 'GET Bets.get': () => ({ count: 1, items: [bet] }) },
    uid: 7,
    search: '?show=settled',
  });
  await renderPage(app, betsRoute);
  const opener = await screen.findByRole('button', { expanded: false });
  expect(opener.textContent).toMatch(/kinds\.accumulator.*faces\.won.*4\.50/);
  await happen(() => opener.click());
  const legs = screen.getAllByRole('link', { name: 'Northport – Redhill' });
  expect(legs.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/betting?p=%2Fevent%2F12'));
  expect(screen.getByText('Over 2.5')).toBeTruthy();
  expect(screen.getAllByText('results.won')).toHaveLength(2);
});
