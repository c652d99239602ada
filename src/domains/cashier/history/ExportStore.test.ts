import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
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
  ...more,
});
const ready = request({
  status: 'ready',
  rounds: 3,
  expires_at: '2026-03-06T12:00:00.000Z',
});
const link = { path: '/platform/game-history/abc', expires_at: '2026-03-05T12:05:00.000Z' };
const unproved = () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, { proof: ['password'] }, 'prove that it is you'));
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

test('7-74 a file is asked for with the filter, once, and fetched by a link of its own', async () => {
  const { app, store } = start({
    'GET games.gethistoryexportrequest': () => ({ request: ready }),
    'POST games.createhistoryexportrequest': () => ({ request: request() }),
    'POST games.gethistoryexportfile': () => link,
  });
  await Promise.all([store.ask(filter), store.ask(filter)]);
  expect(app.calls.map(({ key, input }) => [key, input])).toEqual([
    ['POST games.createhistoryexportrequest', { game: 'jade-ascent', from: '', to: '' }],
  ]);
  expect(store.isPending).toBe(true);
  await store.download();
  expect(app.calls.at(-1)).toMatchObject({ key: 'POST games.gethistoryexportfile', input: { id: 'a' } });
  expect(app.external).toEqual([link.path]);
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

test('7-74, trust a proof that is dismissed is no failure: nothing is told, and the last file stays', async () => {
  const { app, store } = start({
    'GET games.gethistoryexportrequest': () => ({ request: ready }),
    'POST games.createhistoryexportrequest': unproved,
    'POST games.gethistoryexportfile': unproved,
  });
  await store.download();
  expect([store.fault, store.request?.id, app.external]).toEqual([null, 'a', []]);
  await store.ask(filter);
  expect([store.fault, store.isAsking, store.request?.id]).toEqual([null, false, 'a']);
});

test('7-73 a file without an answer is told as a failure, until it is asked for again', async () => {
  const { app, store } = start({
    'GET games.gethistoryexportrequest': () => ({ request: ready }),
    'POST games.gethistoryexportfile': () => Promise.reject(new NoAnswerError('network')),
  });
  await store.download();
  expect([store.fault, app.external]).toEqual(['failed', []]);
  app.answers['POST games.gethistoryexportfile'] = () => link;
  await store.download();
  expect([store.fault, app.external]).toEqual([null, [link.path]]);
});

test('7-73 an expired file is not asked for', async () => {
  const { app, store } = start({
    'GET games.gethistoryexportrequest': () => ({ request: request({ status: 'expired' }) }),
  });
  await store.download();
  expect([app.external, app.calls.some(({ key }) => key === 'POST games.gethistoryexportfile')]).toEqual([[], false]);
});
