import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import type { Contact } from '../api.ts';
import { contactToHint, isRegistrationHintDue } from './hintRules.ts';
import type { HintFacts } from './hintRules.ts';
import { HintStore, quietMs } from './HintStore.ts';
import { startHints } from './startHints.ts';

const hour = 3_600_000;
const email = (value: string, isConfirmed = false): Contact => ({ type: 'email', value, isConfirmed });
const phone = (value: string, isConfirmed = false): Contact => ({ type: 'phone', value, isConfirmed });
const facts = (more: Partial<HintFacts>): HintFacts => ({
  now: 1_000_000,
  registeredAt: 1_000_000,
  hasDeposits: false,
  login: 'robin@example.test',
  contacts: [email('robin@example.test')],
  isConfirmSent: false,
  ...more,
});

test.each([
  ['at once', {}, true],
  ['just before two hours', { now: 1_000_000 + 7_199_999 }, true],
  ['after two hours', { now: 1_000_000 + 7_200_000 }, false],
  ['with a deposit', { hasDeposits: true }, false],
  ['without a registration time', { registeredAt: null }, false],
])('4-22, 9-5 the registration hint %s', (_case, more, isDue) => {
  expect(isRegistrationHintDue(facts(more))).toBe(isDue);
});

test.each<[string, Partial<HintFacts>, string | null]>([
  ['at once', {}, 'robin@example.test'],
  ['also with deposits', { hasDeposits: true }, 'robin@example.test'],
  ['just before five days', { now: 1_000_000 + 431_999_999 }, 'robin@example.test'],
  ['after five days', { now: 1_000_000 + 432_000_000 }, null],
  ['once it is confirmed', { contacts: [email('robin@example.test', true)] }, null],
  ['with another e-mail than the login', { contacts: [email('other@example.test')] }, null],
  ['whatever the case of the login', { login: 'Robin@Example.test' }, 'robin@example.test'],
  ['for a phone that is the login', { login: '+371 20 000 001', contacts: [phone('37120000001')] }, '37120000001'],
  ['with another phone than the login', { login: '37120000001', contacts: [phone('37120000002')] }, null],
  ['with a phone beside an e-mail that is the login', { contacts: [phone('37120000001')] }, null],
  ['with the flag confirm_sent', { isConfirmSent: true }, null],
  ['before the contacts are known', { contacts: null }, null],
])('4-23, 9-5 the confirmation hint %s', (_case, more, value) => {
  expect(contactToHint(facts(more))?.value ?? null).toBe(value);
});

function hints({ hasDeposits = true, ageMs = hour, sends = true, storage = memoryStore() } = {}) {
  const clock = new FakeClock();
  const account = {
    uid: 7,
    login: 'robin@example.test',
    registeredAt: new Date(clock.now() - ageMs).toISOString(),
    hasDeposits,
  };
  const session = observable({ account }) as never;
  const list = observable({ all: null as readonly Contact[] | null, opened: 0 });
  const send = () => Promise.resolve(sends);
  const contacts = {
    list: {
      get all() {
        return list.all;
      },
      open: async () =>
        runInAction(() => Object.assign(list, { all: [email('robin@example.test')], opened: list.opened + 1 })),
    },
    email: { send },
    phone: { send },
  };
  const store = new HintStore(contacts as never, session, storage, clock);
  return { store, clock, list, storage };
}

test('4-21 a hint waits until the player has seen the page', async () => {
  const { store, clock } = hints({ hasDeposits: false });
  store.start(7);
  await clock.advance(quietMs - 1);
  expect(store.current).toBeNull();
  await clock.advance(1);
  expect(store.current).toEqual({ kind: 'registration' });
});

test('4-22 the registration hint ends by the clock, by a deposit, and when it is closed; then the other one follows', async () => {
  const late = hints({ hasDeposits: false, ageMs: 2 * hour - 60_000 });
  late.store.start(7);
  await late.clock.advance(quietMs);
  expect(late.store.current?.kind).toBe('registration');
  await late.clock.advance(60_000);
  expect(late.store.current?.kind).toBe('confirmation');

  const { store, clock } = hints({ hasDeposits: false });
  store.start(7);
  await clock.advance(quietMs);
  store.notePaid();
  expect(store.current?.kind).toBe('confirmation');

  const closed = hints({ hasDeposits: false });
  closed.store.start(7);
  await closed.clock.advance(quietMs);
  closed.store.close();
  expect(closed.store.current?.kind).toBe('confirmation');
  closed.store.close();
  expect(closed.store.current).toBeNull();
});

test('4-22 a deposit of one player does not hide the hint of the next', async () => {
  const { store, clock } = hints({ hasDeposits: false });
  const stop = store.start(6);
  await clock.advance(quietMs);
  store.notePaid();
  stop();
  store.start(7);
  await clock.advance(quietMs);
  expect(store.current).toEqual({ kind: 'registration' });
});

test('4-23 sending the confirmation stores the flag of the player, and the hint does not come back', async () => {
  const { store, clock, storage } = hints();
  store.start(7);
  await clock.advance(quietMs);
  expect(store.current).toMatchObject({ kind: 'confirmation', contact: { value: 'robin@example.test' } });
  expect(await store.send()).toBe(true);
  expect([store.current, storage.get('confirm_sent_7')]).toEqual([null, '1']);
  const again = hints({ storage });
  again.store.start(7);
  await again.clock.advance(quietMs);
  expect([again.store.current, again.list.opened]).toEqual([null, 0]);
});

test('4-23 a confirmation that was not sent leaves the hint', async () => {
  const { store, clock, storage } = hints({ sends: false });
  store.start(7);
  await clock.advance(quietMs);
  expect(await store.send()).toBe(false);
  expect([store.current?.kind, storage.get('confirm_sent_7')]).toEqual(['confirmation', null]);
});

test('4-21 a player who leaves leaves no hint and no timer', async () => {
  const { store, clock } = hints();
  const stop = store.start(7);
  await clock.advance(quietMs);
  stop();
  expect([store.current, clock.waiting]).toEqual([null, 0]);
});

test.each(['hint_closed_confirmation_6', 'confirm_sent_6'])(
  '4-23 what another player has closed or sent (%s) hides no hint',
  async (key) => {
    const storage = memoryStore();
    storage.set(key, '1');
    const { store, clock } = hints({ storage });
    store.start(7);
    await clock.advance(quietMs);
    expect(store.current?.kind).toBe('confirmation');
  },
);

test('4-21 each player has hints of their own; those of one who left wait no more', async () => {
  const app = createTestApp({ uid: 7 });
  const stop = await startHints(app);
  const waiting = app.clock.waiting;
  expect(waiting).toBeGreaterThan(0);
  app.signIn(8);
  expect(app.clock.waiting).toBe(waiting);
  app.signIn(0);
  expect(app.clock.waiting).toBe(0);
  app.signIn(8);
  expect(app.clock.waiting).toBe(waiting);
  stop();
  expect(app.clock.waiting).toBe(0);
});
