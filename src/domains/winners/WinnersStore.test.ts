import { expect, test } from 'vitest';
import type { RealtimeEvent } from '../../contract/index.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { NoAnswerError } from '../../lib/errors.ts';
import { sha256 } from '../../lib/sha256.ts';
import { wireWinner, wireWinners } from './testing/wireWinner.ts';
import { homeWinnersStore, winnersStore } from './WinnersStore.ts';
import type { WinnersStore } from './WinnersStore.ts';
import { eventually } from '../../../tests/eventually.ts';

const ids = ({ items }: WinnersStore) => items.map(({ id }) => id);

function open(latest = wireWinners(1, 3)) {
  const app = createTestApp({
    answers: {
      'GET winners.get': ({ scope }) => ({ items: scope === 'latest' ? latest : [wireWinner(`big-${scope}`)] }),
    },
  });
  return { app, store: app.store(winnersStore) };
}

const won = (roundId: string): RealtimeEvent => ({
  type: 'account.balance_updated',
  data: {
    balance_main: { amount: '1.00', currency: 'USD' },
    balance_bonus: { amount: '0.00', currency: 'USD' },
    balance_betting_bonus: { amount: '0.00', currency: 'USD' },
    balance_fun: { amount: '0.00', currency: 'USD' },
    balance_version: 2,
    cause: { kind: 'win', round_id: roundId, amount: { amount: '1.00', currency: 'USD' } },
  },
});

test('1-16 new wins come in above those that are shown, each once; hidden ones go', async () => {
  const { app, store } = open();
  await store.show('latest');
  const stop = store.follow();
  app.publish('winners', '', { items: wireWinners(2, 5) });
  expect(ids(store)).toEqual(['w5', 'w4', 'w3', 'w2', 'w1']);
  app.publish('winners', '', { items: wireWinners(2, 5).filter(({ id }) => id !== 'w4') });
  expect(ids(store)).toEqual(['w5', 'w3', 'w2', 'w1']);
  stop();
  app.publish('winners', '', { items: wireWinners(2, 9) });
  expect(ids(store)).toHaveLength(4);
});

test('1-16 nothing moves while the player points at the list; then all of it comes in', async () => {
  const { app, store } = open();
  await store.show('latest');
  store.follow();
  store.hold(true);
  app.publish('winners', '', { items: wireWinners(1, 4) });
  app.publish('winners', '', { items: wireWinners(1, 6) });
  expect(ids(store)[0]).toBe('w3');
  store.hold(false);
  expect(ids(store)).toEqual(['w6', 'w5', 'w4', 'w3', 'w2', 'w1']);
});

test('1-16 the biggest of a period are not mixed with the latest', async () => {
  const { app, store } = open();
  await store.show('week');
  store.follow();
  app.publish('winners', '', { items: wireWinners(1, 6) });
  expect([store.period, ids(store)]).toEqual(['week', ['big-week']]);
});

test('1-16 the list of the home page stays short', async () => {
  const { app } = open();
  const store = app.store(homeWinnersStore);
  await store.show('latest');
  store.follow();
  app.publish('winners', '', { items: wireWinners(1, 20) });
  expect(store.items).toHaveLength(12);
});

test('1-16 a public list does not know whose wins they are: the player’s page marks its own, until they leave', async () => {
  const id = (await sha256('round-7')).slice(0, 16);
  const { app, store } = open([wireWinner('mine', { player: { name: 'Robin', is_sandbox: false, is_own: true } })]);
  app.signIn(7);
  await store.show('latest');
  store.follow();
  app.news.publish(won('round-7'));
  app.publish('winners', '', { items: [wireWinner(id), wireWinner('other'), wireWinner('mine')] });
  await eventually(() => expect(store.items.map(({ isOwn }) => isOwn)).toEqual([true, false, true]));
  store.forgetPlayer();
  expect(store.items.map(({ isOwn }) => isOwn)).toEqual([false, false, false]);
});

test('1-16 what was rendered on the server is shown without another call', async () => {
  const server = open();
  await server.store.show('month');
  const snapshot = JSON.parse(JSON.stringify(server.store.dehydrate())) as NonNullable<
    ReturnType<WinnersStore['dehydrate']>
  >;
  const { app, store } = open();
  store.hydrate(snapshot);
  await store.show('month');
  expect([store.period, store.items, app.calls]).toEqual(['month', server.store.items, []]);
});

test('1-16 a list that cannot be loaded can be asked for again', async () => {
  const { app, store } = open();
  const answer = app.answers['GET winners.get'];
  app.answers['GET winners.get'] = () => Promise.reject(new NoAnswerError('network'));
  await store.show('latest');
  expect(store.status).toBe('failed');
  if (answer) app.answers['GET winners.get'] = answer;
  await store.show('latest');
  expect([store.status, ids(store)]).toEqual(['ready', ['w3', 'w2', 'w1']]);
});
