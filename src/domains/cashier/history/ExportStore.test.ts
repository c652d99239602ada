import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { ApiError } from '../../../lib/errors.ts';
import { exportStore } from './ExportStore.ts';
import type { ExportRequest } from './ExportStore.ts';

const request = (more: Partial<ExportRequest> = {}): ExportRequest => ({
  id: 'a',
  status: 'pending',
  game: '',
  from: '',
  to: '',
  rounds: 0,
  created_at: '2026-03-05T12:00:00.000Z',
  expires_at: null,
  path: '',
  ...more,
});
const ready = request({
  status: 'ready',
  rounds: 3,
  expires_at: '2026-03-06T12:00:00.000Z',
  path: '/platform/game-history/a?sign=1',
});
const filter = { game: 'jade-ascent', from: '' };

function start(answers: Answers) {
  const app = createTestApp({ uid: 7, answers });
  return { app, store: app.store(exportStore) };
}

test('7-73 a request is followed while its file is made, then no more', async () => {
  let latest = request();
  const { app, store } = start({ 'GET games.gethistoryexportrequest': () => ({ request: latest }) });
  const stop = store.open();
  await app.clock.advance(0);
  expect([store.isPending, store.request?.id]).toEqual([true, 'a']);
  latest = ready;
  await app.clock.advance(2_000);
  expect([store.isPending, store.request?.rounds]).toEqual([false, 3]);
  const asked = app.calls.length;
  await app.clock.advance(10_000);
  expect(app.calls.length).toBe(asked);
  stop();
});

test('7-74 a file is asked for with the filter, once, and fetched by a fresh link', async () => {
  const { app, store } = start({
    'GET games.gethistoryexportrequest': () => ({ request: ready }),
    'POST games.createhistoryexportrequest': () => ({ request: request() }),
  });
  await Promise.all([store.ask(filter), store.ask(filter)]);
  expect(app.calls.map(({ key, input }) => [key, input])).toEqual([
    ['POST games.createhistoryexportrequest', { game: 'jade-ascent', from: '', to: '' }],
  ]);
  expect(store.isPending).toBe(true);
  await store.download();
  expect(app.external).toEqual(['/platform/game-history/a?sign=1']);
});

test('7-74 while another file is made a request is refused, and any other failure is told', async () => {
  const refuse = (data: Record<string, unknown>) => () =>
    Promise.reject(new ApiError('InvalidRequestException', 422, data, 'no'));
  const { app, store } = start({ 'POST games.createhistoryexportrequest': refuse({ reason: 'exportPending' }) });
  await store.ask(filter);
  expect(store.fault).toBe('pending');
  app.answers = { 'POST games.createhistoryexportrequest': refuse({}) };
  await store.ask(filter);
  expect(store.fault).toBe('failed');
  app.signIn(8);
  const next = app.store(exportStore);
  expect([next.fault, next.request]).toEqual([null, null]);
});

test('7-73 an expired link fetches nothing', async () => {
  const { app, store } = start({
    'GET games.gethistoryexportrequest': () => ({ request: request({ status: 'expired' }) }),
  });
  await store.download();
  expect(app.external).toEqual([]);
});
