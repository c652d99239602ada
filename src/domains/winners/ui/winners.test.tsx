// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { happen, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import { canonicalJson, genesisHash } from '../../../shared/feed/chain.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { wireWinner, wireWinners } from '../testing/wireWinner.ts';
import { winnersStore } from '../WinnersStore.ts';
import proofRoute from './proof.route.ts';
import winnersRoute from './winners.route.ts';

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: undefined, configurable: true });
});
afterEach(cleanup);

test('2.2-7, 1-16 the page lists who has won, marks the player’s own and the sandbox’s, and follows the latest', async () => {
  const own = wireWinner('own', { player: { name: 'Robin', is_sandbox: false, is_own: true } });
  const house = wireWinner('house', { player: { name: 'Quill', is_sandbox: true, is_own: false }, proof: 12 });
  const app = createTestApp({ answers: { 'GET winners.get': () => ({ items: [own, house] }) } });
  await winnersRoute.loadData?.(app, { params: {}, search: new URLSearchParams() });
  await renderPage(app, winnersRoute);
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Robin.*you/);
  expect(rows[1]?.textContent).toMatch(/Quill.*sandbox\.mark/);
  expect(
    within(rows[1]!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/game/dice', '/winners/proof?entry=12']);
  await happen(() => app.publish('winners', '', { items: [wireWinner('new', { multiple: '7.00' }), own, house] }));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('×7.00');
});

test('2.2-7 a period comes from the address; an empty one is said, a failed one asked for again', async () => {
  const app = createTestApp({ answers: { 'GET winners.get': () => ({ items: [] }) } });
  await winnersRoute.loadData?.(app, { params: {}, search: new URLSearchParams('period=week') });
  await renderPage(app, winnersRoute);
  expect(app.calls.map(({ input }) => input)).toEqual([{ scope: 'week', count: 50 }]);
  expect(screen.getByText('empty.week')).toBeTruthy();
  app.answers['GET winners.get'] = () => Promise.reject(new NoAnswerError('network'));
  await happen(() => app.store(winnersStore).show('day'));
  app.answers['GET winners.get'] = () => ({ items: wireWinners(1, 2) });
  await happen(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const entry = (amount: string, stated = amount) => {
  const content = (sum: string) => {
    const facts = { round: sha('r'), game: 'dice', multiple: '10.00', amount: sum, currency: 'USD', by: 'sandbox' };
    return canonicalJson({ seq: 1, at: '2026-11-26T17:00:00.000Z', kind: 'win', facts });
  };
  const hash = sha(genesisHash + content(stated));
  return { head: { seq: 1, hash }, items: [{ seq: 1, prev: genesisHash, payload: content(amount), hash }] };
};

test('E4 the page says that the feed fits, and shows its entries', async () => {
  const app = createTestApp({
    answers: { 'GET feed.get': ({ from = 1 }) => (from > 1 ? { ...entry('20.00'), items: [] } : entry('20.00')) },
  });
  await renderPage(app, proofRoute);
  await expect.poll(() => screen.queryByRole('heading', { name: 'whole.title' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(/what\.win.*dice.*sandbox\.mark/);
});

test('E4 the page says which entry was changed, and what was expected', async () => {
  const app = createTestApp({ answers: { 'GET feed.get': () => entry('21.00', '20.00') } });
  await renderPage(app, proofRoute);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/broken\.title.*broken\.hash/);
  expect(alert.textContent).toContain(entry('20.00').head.hash);
});
