import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../../../tests/fakes/FakeClock.ts';
import { ApiError } from '../../../../lib/errors.ts';
import { SharePhoneStore } from './SharePhoneStore.ts';

type Status = 'none' | 'waiting' | 'confirmed' | 'taken' | 'wrong';

function make({ shares = true, fails = false }: { readonly shares?: boolean; readonly fails?: boolean } = {}) {
  const clock = new FakeClock();
  const said: string[] = [];
  const state = { status: 'waiting' as Status };
  const call = async (name: string) => {
    said.push(name);
    if (fails) throw new ApiError('TooManyRequestsException', 429, {}, 'too many');
    return name === 'GET messenger.getContact' ? { status: state.status } : 1;
  };
  const requestContact = async () => {
    said.push('dialog');
    return shares;
  };
  const store = new SharePhoneStore({
    call: call as never,
    session: { uid: 7 } as never,
    clock,
    platform: { requestContact },
  });
  return { store, clock, said, state };
}

test('1-22 the operator is told before the messenger asks, and the number counts once the bot has passed it on', async () => {
  const { store, clock, said, state } = make();
  const sharing = store.share();
  await settle();
  expect([store.isAsking, said]).toEqual([true, ['POST messenger.askContact', 'dialog', 'GET messenger.getContact']]);
  state.status = 'confirmed';
  await clock.advance(1_000);
  expect([await sharing, store.isAsking, store.problem]).toEqual([true, false, null]);
});

test('who refuses in the messenger is told, and nothing is asked for any more', async () => {
  const { store, said } = make({ shares: false });
  expect([await store.share(), store.problem, said.at(-1)]).toEqual([false, 'refused', 'dialog']);
});

test.each([
  ['taken', 'taken'],
  ['wrong', 'wrong'],
  ['none', 'late'],
] as const)('the outcome %s is told as %s', async (status, problem) => {
  const { store, state } = make();
  state.status = status;
  expect([await store.share(), store.problem]).toEqual([false, problem]);
});

test('a bot that passes nothing on is not waited for without end', async () => {
  const { store, clock } = make();
  const sharing = store.share();
  await clock.advance(21_000);
  expect([await sharing, store.problem, clock.waiting]).toEqual([false, 'late', 0]);
});

test('a refused call is told', async () => {
  const { store } = make({ fails: true });
  expect([await store.share(), store.problem]).toEqual([false, 'failed']);
});
