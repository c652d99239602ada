import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { noFilter } from './historyFilter.ts';
import { ledgerStore } from './LedgerStore.ts';

const key = 'POST wallet.getFile';
const refusal = new ApiError('InvalidParameterException', 422, { proof: ['password'] }, '');
const link = { path: '/platform/wallet-file/abc', expires_at: '2026-03-05T12:05:00.000Z' };

/** A player who has chosen withdrawals and asks for their file, in a session without a fresh proof. */
async function asked() {
  const state = { isProved: false };
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET wallet.getLedger': () => ({ items: [], next: '' }),
      [key]: () => {
        if (!state.isProved) throw refusal;
        return link;
      },
    },
  });
  const { root, operator } = made;
  await root.session.load();
  const store = root.store(ledgerStore);
  await store.show({ ...noFilter, group: 'payments', period: 'week' });
  const running = store.downloadShown('csv');
  await settle();
  const dialog = root.dialogs.stack.find(({ isOpen }) => isOpen);
  const sent = () => operator.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { ...made, store, state, running, dialog, sent };
}

test('2.3-6, trust a file of the ledger asks for a proof, and is then asked for with the same filter', async () => {
  const { store, state, running, dialog, sent } = await asked();
  expect([dialog?.name, dialog?.props]).toEqual(['freshProof', { kinds: ['password'] }]);
  state.isProved = true;
  dialog?.settle(true);
  await running;
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(first).toMatchObject({ file: 'csv', reasons: expect.arrayContaining(['withdrawal_held']) as unknown });
  expect([store.fileAsked, store.fileFailed]).toEqual(['', '']);
});

test('2.3-6 a proof that is dismissed is no failure; a file without an answer is', async () => {
  const { store, running, dialog, operator } = await asked();
  dialog?.settle(false);
  await running;
  expect([store.fileAsked, store.fileFailed]).toEqual(['', '']);
  operator.answers[key] = () => Promise.reject(new NoAnswerError('network'));
  await store.downloadShown('csv');
  expect(store.fileFailed).toBe('csv');
});
