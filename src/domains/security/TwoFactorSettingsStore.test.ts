import { expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import type { CallOutput } from '../../contract/index.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import type { StartedChange, TwoFactor } from './api.ts';
import { twoFactorSettingsStore, TwoFactorSettingsStore } from './TwoFactorSettingsStore.ts';

const off: TwoFactor = {
  kind: null,
  contact: '',
  recoveryCodesLeft: 0,
  contacts: [{ channel: 'email', contact: 'r…@example.test' }],
};
const on: TwoFactor = { ...off, kind: 'contact', contact: 'r…@example.test', recoveryCodesLeft: 10 };
const byMail: StartedChange = {
  kind: 'contact',
  secret: null,
  uri: null,
  contact: 'r…@example.test',
  isSent: true,
  resendTime: 60,
};
const wrong = (code: string) => new ApiError('InvalidParameterException', 422, { code: [{ code }] }, '');
const wish = { enable: true, type: 'contact', channel: 'email' } as const;

type Api = ConstructorParameters<typeof TwoFactorSettingsStore>[0];

function opened({
  twoFactor = async () => off,
  change = async () => byMail,
  confirm = async () => ['aaaaa-bbbbb', 'ccccc-ddddd'],
}: Partial<Api> = {}) {
  const api = { twoFactor: vi.fn(twoFactor), change: vi.fn(change), confirm: vi.fn(confirm) };
  const load = vi.fn(async () => {});
  const clock = new FakeClock();
  const store = new TwoFactorSettingsStore(api, { load }, clock);
  const type = (code: string) => store.form.fields.code.change(code);
  return { api, load, clock, store, type };
}

test('7-8, 7-10 a change asks for its code, then shows the recovery codes and loads the account again', async () => {
  const { api, load, store, type } = opened();
  await store.open(7);
  await store.start(wish);
  expect([store.started, store.timer.seconds, api.change.mock.calls]).toEqual([byMail, 60, [[wish]]]);
  api.twoFactor.mockResolvedValue(on);
  type('123456');
  await store.confirm();
  expect([api.confirm.mock.calls, store.recoveryCodes, store.started, load.mock.calls.length, store.twoFactor]).toEqual(
    [[['123456']], ['aaaaa-bbbbb', 'ccccc-ddddd'], null, 1, on],
  );
  store.forgetCodes();
  expect(store.recoveryCodes).toEqual([]);
});

test('5-51 a wrong code is said at its field, and the change goes on', async () => {
  const { store, type } = opened({ confirm: () => Promise.reject(wrong('wrongCode')) });
  await store.start(wish);
  type('12345');
  await store.confirm();
  expect(store.form.fields.code.error?.code).toBe('codeLength');
  type('123456');
  await store.confirm();
  expect([store.form.fields.code.error?.code, store.problem, store.started]).toEqual(['wrongCode', null, byMail]);
});

test('7-10 a recovery code switches off, too', async () => {
  const { api, store, type } = opened({ confirm: async () => [] });
  await store.start({ enable: false });
  store.switchKind();
  type('12345');
  await store.confirm();
  expect(store.form.fields.code.error?.code).toBe('recoveryCode');
  type('k7m2p-9xw4t');
  await store.confirm();
  expect([api.confirm.mock.calls, store.recoveryCodes, store.isRecovery]).toEqual([[['k7m2p-9xw4t']], [], false]);
});

test('4-14 another code is sent for the same change, and the timer restarts', async () => {
  const { api, clock, store } = opened();
  await store.start(wish);
  await clock.advance(60_000);
  await store.resend();
  expect([api.change.mock.calls, store.timer.seconds]).toEqual([[[wish], [wish]], 60]);
});

test.each([
  [new NoAnswerError('network'), { code: 'noAnswer', seconds: 0 }],
  [new ApiError('TooManyRequestsException', 429, {}, '', 30), { code: 'tooMany', seconds: 30 }],
  [new ApiError('InternalServerErrorException', 500, {}, ''), { code: 'failed', seconds: 0 }],
])('8-4 a failed start is told, and can be tried again: %s', async (error, problem) => {
  const { api, store } = opened({ change: () => Promise.reject(error) });
  await store.start(wish);
  expect([store.problem, store.started, store.isStarting]).toEqual([problem, null, false]);
  api.change.mockResolvedValue(byMail);
  await store.start(wish);
  expect([store.problem, store.started]).toEqual([null, byMail]);
});

test('a double click starts and confirms once', async () => {
  const answer = deferred<StartedChange>();
  const { api, store, type } = opened({ change: () => answer.promise });
  const first = store.start(wish);
  await store.start(wish);
  answer.resolve(byMail);
  await first;
  type('123456');
  await Promise.all([store.confirm(), store.confirm()]);
  expect([api.change.mock.calls.length, api.confirm.mock.calls.length]).toEqual([1, 1]);
});

test('7-8, 7-10 secret and recovery codes are shown to their own player only, also where they arrive after another is here', async () => {
  const change = deferred<CallOutput<'POST account.changeTwoFactorAuth'>>();
  const app = createTestApp({ uid: 7, answers: { 'POST account.changeTwoFactorAuth': () => change.promise } });
  const before = app.store(twoFactorSettingsStore);
  const starting = before.start(wish);
  app.signIn(8);
  change.resolve({ type: 'contact', secret: 'JBSWY3DP', uri: null, contact: '', is_sent: true, resend_time: 60 });
  await starting;
  before.recoveryCodes = ['aaaaa-bbbbb'];
  const { wish: wished, started, recoveryCodes, isStarting, problem } = app.store(twoFactorSettingsStore);
  expect([wished, started, recoveryCodes, isStarting, problem]).toEqual([null, null, [], false, null]);
});
