import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { FakeClock, settle } from '../../../../tests/fakes/FakeClock.ts';
import type { RealtimeEvent } from '../../../contract/index.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { News } from '../../../lib/News.ts';
import { createHandoffApi } from '../api.ts';
import type { Handoff } from '../api.ts';
import { HandoffStore } from './HandoffStore.ts';

const place = { path: '/gamehall', search: '?query=a', hash: '#b', scroll: 7, drafts: '' };
const changed: RealtimeEvent = { type: 'handoff.changed', data: {} };
const device = { browser: 'Firefox', os: 'Linux' };
const refuse = (field: string, code: string) => () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, { [field]: [{ code }] }, 'refused'));

/** A store with a code that was just made. */
async function source(answers: Answers = {}) {
  const clock = new FakeClock();
  const news = new News();
  const at = (ms: number) => new Date(clock.now() + ms).toISOString();
  const seen: Handoff = { status: 'waiting', device: null, numbers: [], expires_at: at(60_000) };
  const operator = fakeCall({
    'POST handoff.create': () => ({ code: 'c1', messenger_link: 'https://t.me/x', expires_at: at(60_000) }),
    'GET handoff.getState': () => seen,
    'POST handoff.answer': () => 1,
    ...answers,
  });
  const store = new HandoffStore(createHandoffApi(operator.call, { uid: 7 }), { clock, news });
  let taken = 0;
  await store.begin({ collect: () => place, onTaken: () => void (taken += 1) });
  /** The operator's state from now on, and its event. */
  const tell = async (state: Partial<Handoff>) => {
    Object.assign(seen, state);
    news.publish(changed);
    await settle();
  };
  return {
    store,
    clock,
    news,
    operator,
    tell,
    taken: () => taken,
    asked: () => tell({ status: 'asked', device, numbers: [11, 22, 33], expires_at: at(60_000) }),
  };
}

test('a handoff begins with a code for the page, which counts for its time', async () => {
  const { store, operator, clock } = await source();
  expect(operator.calls).toEqual([{ key: 'POST handoff.create', input: place }]);
  expect([store.state, store.code, store.messengerLink, store.expiresAt - clock.now()]).toEqual([
    'waiting',
    'c1',
    'https://t.me/x',
    60_000,
  ]);
});

test('a handoff learns of a device that asks by the event at once, and by asking every two seconds', async () => {
  const { store, asked, clock, tell, operator } = await source();
  await asked();
  expect([store.state, store.device, store.numbers]).toEqual(['asked', device, [11, 22, 33]]);
  await clock.advance(4_000);
  expect(operator.keys().filter((key) => key === 'GET handoff.getState')).toHaveLength(3);
  await tell({ status: 'denied' });
  expect([store.state, clock.waiting]).toEqual(['denied', 0]);
});

test('other events and a lost answer change nothing', async () => {
  const { store, news, operator, clock } = await source();
  news.publish({ type: 'cashier.transaction_updated', data: { id: 'p', status: 'pending' } } as RealtimeEvent);
  await settle();
  expect(operator.calls).toHaveLength(1);
  operator.answers['GET handoff.getState'] = () => Promise.reject(new NoAnswerError('network'));
  await clock.advance(6_000);
  expect(store.state).toBe('waiting');
});

test('the right number lets the device in, and what was open here is left once it is in', async () => {
  const { store, asked, tell, operator, taken, clock } = await source();
  await asked();
  await store.answer(22);
  expect(operator.calls.at(-1)).toEqual({ key: 'POST handoff.answer', input: { code: 'c1', number: 22 } });
  expect([store.state, taken()]).toEqual(['approved', 0]);
  // An answer to what was asked before.
  await tell({ status: 'asked' });
  expect(store.state).toBe('approved');
  await tell({ status: 'taken' });
  expect([store.state, taken(), clock.waiting]).toEqual(['taken', 1, 0]);
});

test('the wrong number ends a handoff, and so does a refusal by the player', async () => {
  const wrong = await source({ 'POST handoff.answer': refuse('number', 'wrongNumber') });
  await wrong.asked();
  await wrong.store.answer(11);
  expect([wrong.store.state, wrong.clock.waiting, wrong.taken()]).toEqual(['wrongNumber', 0, 0]);
  const denied = await source();
  await denied.asked();
  await denied.store.answer(null);
  expect([denied.store.state, denied.operator.calls.at(-1)?.input]).toEqual(['denied', { code: 'c1', number: null }]);
});

test('what was asked before the wrong number was answered does not hide that it was wrong', async () => {
  const gate = deferred<Handoff>();
  const { store, asked, operator, clock } = await source({ 'POST handoff.answer': refuse('number', 'wrongNumber') });
  await asked();
  operator.answers['GET handoff.getState'] = () => gate.promise;
  await clock.advance(2_000);
  await store.answer(11);
  gate.resolve({ status: 'denied', device, numbers: [], expires_at: new Date(clock.now()).toISOString() });
  await settle();
  expect(store.state).toBe('wrongNumber');
});

test('an answer that comes too late says so, one without a reply can be given again', async () => {
  const { store, asked, operator } = await source({
    'POST handoff.answer': () => Promise.reject(new NoAnswerError('timeout')),
  });
  await asked();
  await store.answer(11);
  expect([store.state, store.problem?.code, store.isAnswering]).toEqual(['asked', 'noAnswer', false]);
  operator.answers['POST handoff.answer'] = refuse('number', 'expiredCode');
  await store.answer(11);
  expect([store.state, store.problem]).toEqual(['expired', null]);
});

test('of two presses one answer is sent', async () => {
  const gate = deferred<1>();
  const { store, asked, operator } = await source({ 'POST handoff.answer': () => gate.promise });
  await asked();
  const both = [store.answer(11), store.answer(22)];
  gate.resolve(1);
  await Promise.all(both);
  expect(operator.keys().filter((key) => key === 'POST handoff.answer')).toHaveLength(1);
});

test('a code runs out after its time, also without the operator, and another can be made', async () => {
  const { store, operator, clock } = await source();
  operator.answers['GET handoff.getState'] = () => Promise.reject(new NoAnswerError('network'));
  await clock.advance(60_000);
  expect([store.state, clock.waiting]).toEqual(['expired', 0]);
  operator.answers['POST handoff.create'] = () => ({
    code: 'c2',
    messenger_link: '',
    expires_at: new Date(clock.now() + 60_000).toISOString(),
  });
  await store.renew();
  expect([store.state, store.code, store.messengerLink]).toEqual(['waiting', 'c2', '']);
});

test('a code that another window has replaced counts no more', async () => {
  const { store, clock } = await source({ 'GET handoff.getState': refuse('code', 'wrongCode') });
  await clock.advance(2_000);
  expect(store.state).toBe('replaced');
});

test('a code that cannot be made tells why', async () => {
  const { store, clock } = await source({
    'POST handoff.create': () => Promise.reject(new ApiError('TooManyRequestsException', 429, {}, 'many', 90)),
  });
  expect([store.state, store.problem, clock.waiting]).toEqual(['failed', { code: 'tooMany', seconds: 90 }, 0]);
});

test('closing the dialog makes the code worthless', async () => {
  for (const isAsked of [false, true]) {
    const { store, asked, operator, clock } = await source();
    if (isAsked) await asked();
    store.close();
    expect(operator.calls.at(-1)).toEqual({ key: 'POST handoff.answer', input: { code: 'c1', number: null } });
    expect([store.state, store.code, clock.waiting]).toEqual(['idle', '', 0]);
  }
});

test('a device that was let in is followed after the dialog is closed', async () => {
  const { store, asked, tell, taken, operator } = await source();
  await asked();
  await store.answer(22);
  store.close();
  expect(operator.calls.at(-1)?.input).toEqual({ code: 'c1', number: 22 });
  await tell({ status: 'taken' });
  expect(taken()).toBe(1);
});

test('nothing of a handoff is left for another player', async () => {
  const { store, asked, tell, taken, clock } = await source();
  await asked();
  store.forgetPlayer();
  await tell({ status: 'taken' });
  expect([store.state, store.numbers, store.device, taken(), clock.waiting]).toEqual(['idle', [], null, 0, 0]);
});
