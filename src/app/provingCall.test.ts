import { expect, test } from 'vitest';
import { deferred } from '../../tests/fakes/fakeCall.ts';
import { settle } from '../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../tests/fakes/wireSamples.ts';
import type { CallOptions } from '../lib/call.ts';
import { ApiError } from '../lib/errors.ts';

const refusal = new ApiError('InvalidParameterException', 422, { proof: ['password', 'code'] }, '');

/** A session that has no fresh proof until `state.isProved`. */
async function begin() {
  const state = { isProved: false };
  const sent: (CallOptions | undefined)[] = [];
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'POST privacy.exportData': (_input, options) => {
        sent.push(options);
        if (!state.isProved) throw refusal;
        return { path: '/platform/export/abc', expires_at: '2026-03-05T12:05:00.000Z' };
      },
      'POST privacy.closeAccount': () => {
        if (!state.isProved) throw refusal;
        return 1;
      },
    },
  });
  const { root } = made;
  await root.session.load();
  const download = (options?: CallOptions) => root.call('POST privacy.exportData', { format: 'csv' }, options);
  const asked = () => root.dialogs.stack.filter(({ isOpen }) => isOpen);
  const answer = async (isProved: boolean) => {
    state.isProved = isProved;
    asked()[0]?.settle(isProved);
    await settle();
  };
  return { ...made, download, sent, asked, answer };
}

test('a refused call is sent again after the proof, with the same input and key', async () => {
  const { download, sent, asked, answer, operator } = await begin();
  const told: boolean[] = [];
  const options = { idempotencyKey: 'k-1', player: 7, onProving: (isAsked: boolean) => void told.push(isAsked) };
  const running = download(options);
  await settle();
  expect(asked().map(({ name, props }) => [name, props])).toEqual([['freshProof', { kinds: ['password', 'code'] }]]);
  await answer(true);
  expect((await running).path).toBe('/platform/export/abc');
  expect([sent, told]).toEqual([
    [options, options],
    [true, false],
  ]);
  const inputs = operator.calls.filter(({ key }) => key === 'POST privacy.exportData').map(({ input }) => input);
  expect(inputs).toEqual([{ format: 'csv' }, { format: 'csv' }]);
});

const unagreed = new ApiError('InvalidParameterException', 422, { terms: [{ code: 'termsNotAgreed' }] }, '');

test('terms: a call that asks for them opens the sheet, and is sent again with the same key once they are agreed', async () => {
  const { root, operator, asked } = await begin();
  const sent: (CallOptions | undefined)[] = [];
  let hasAgreed = false;
  operator.answers['POST cashier.dropdeposit'] = (_input, options) => {
    sent.push(options);
    if (!hasAgreed) throw unagreed;
    return { status: 'cancelled' };
  };
  const options = { idempotencyKey: 'k-2', player: 7 };
  const running = root.call('POST cashier.dropdeposit', { transaction: 'p1' }, options);
  await settle();
  expect(asked().map(({ name }) => name)).toEqual(['terms']);
  hasAgreed = true;
  asked()[0]?.settle(true);
  expect(await running).toEqual({ status: 'cancelled' });
  expect(sent).toEqual([options, options]);
});

test('terms: where they are put off, the refusal is the caller’s', async () => {
  const { root, operator, asked } = await begin();
  operator.answers['GET games.checkLaunch'] = () => Promise.reject(unagreed);
  const failed = root.call('GET games.checkLaunch', { sysname: 'a' }).catch((error: unknown) => error);
  await settle();
  asked()[0]?.settle(false);
  expect(await failed).toBe(unagreed);
});

test('calls that are refused at the same time ask once', async () => {
  const { root, download, asked, answer } = await begin();
  const both = Promise.all([download(), root.call('POST privacy.closeAccount', {})]);
  await settle();
  expect(asked()).toHaveLength(1);
  await answer(true);
  expect((await both)[1]).toBe(1);
});

test('a proof that is dismissed rejects with the refusal, and nothing is sent again', async () => {
  const { download, sent, answer } = await begin();
  const failed = download().catch((error: unknown) => error);
  await settle();
  await answer(false);
  expect([await failed, sent.length]).toEqual([refusal, 1]);
});

test('nothing is sent again for another player, nor for a caller that is gone', async () => {
  const { download, sent, answer } = await begin();
  const leaving = new AbortController();
  const gone = download({ signal: leaving.signal }).catch((error: unknown) => error);
  await settle();
  leaving.abort();
  await answer(true);
  expect([await gone, sent.length]).toEqual([refusal, 1]);

  const second = await begin();
  const others = second.download().catch((error: unknown) => error);
  await settle();
  second.root.session.adopt(wireAccount(8));
  await second.answer(true);
  expect([await others, second.sent.length]).toEqual([refusal, 1]);
});

test('any other refusal asks for nothing', async () => {
  const { root, operator, asked } = await begin();
  const wrong = new ApiError('InvalidParameterException', 422, { format: [{ code: 'wrongField' }] }, '');
  const answered = deferred<never>();
  operator.answers['POST privacy.exportData'] = () => answered.promise;
  const failed = root.call('POST privacy.exportData', { format: 'csv' }).catch((error: unknown) => error);
  answered.reject(wrong);
  expect([await failed, asked()]).toEqual([wrong, []]);
});
