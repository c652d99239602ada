import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { money } from '../../shared/money/money.ts';
import { approximate } from './approximate.ts';
import { balancesStore } from './BalancesStore.ts';
import { vaultStore } from './VaultStore.ts';

const ton = (amount: string) => ({ amount, currency: 'TON' });
const at = '2026-01-01T00:00:00.000Z';

/** A vault with ten TON beside a main balance of five. */
const wireVault = (more: object = {}) => ({
  amount: ton('10.000000000'),
  available: ton('8.000000000'),
  main: ton('5.000000000'),
  delay_hours: 0 as const,
  next_delay: null,
  leaving: [{ id: 3, amount: ton('2.000000000'), due_at: at }],
  server_time: at,
  ...more,
});

async function vaultOf(more: Answers = {}, storage = memoryStore()) {
  const app = createTestApp({
    uid: 7,
    storage,
    answers: {
      'GET vault.get': () => wireVault(),
      'POST vault.put': () => wireVault({ amount: ton('11.500000000') }),
      'POST vault.take': () => wireVault({ delay_hours: 24 }),
      ...more,
    },
  });
  const store = app.store(vaultStore);
  await store.open(7);
  return { app, store, storage };
}

test('3-67, 2.3-2 balances have composed keys; a key of another form is left out', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET wallet.getBalances': () => ({
        currency: 'TON',
        items: [
          { key: 'main_TON', amount: '1.500000000' },
          { key: 'betting_bonus_TON', amount: '0.000000000' },
          { key: 'vault_USD', amount: '12.50' },
          { key: 'nonsense', amount: '1' },
        ],
      }),
      'GET account.getcurrencyrates': () => ({ base: 'TON', at, items: [{ currency: 'USD', rate: '3.2' }] }),
    },
  });
  const store = app.store(balancesStore);
  await store.load();
  expect(store.own).toEqual([
    { kind: 'main', amount: money(1_500_000_000n, 'TON') },
    { kind: 'betting_bonus', amount: money(0n, 'TON') },
  ]);
  expect(store.others).toEqual([{ kind: 'vault', amount: money(1250n, 'USD') }]);
  expect(store.approximately(money(1_500_000_000n, 'TON'))).toBeNull();
  store.turnFiat(true);
  expect(store.approximately(money(1_500_000_000n, 'TON'))).toEqual(money(480n, 'USD'));
  expect(app.storage.get('fiat_display')).toBe('1');
  expect(store.approximately(money(1250n, 'USD'))).toBeNull();
});

test('7-12 a figure in another currency is rounded down, and a wrong rate gives none', () => {
  expect(approximate(money(999_999_999n, 'TON'), 'USD', '3.2')).toEqual(money(319n, 'USD'));
  expect(approximate(money(1n, 'TON'), 'JPY', '480')).toEqual(money(0n, 'JPY'));
  for (const rate of ['0', '-1', 'x', '']) expect(approximate(money(1n, 'TON'), 'USD', rate)).toBeNull();
});

test('2.3-2, I4 a move is sent once with a key of its own, and the form is empty afterwards', async () => {
  const { app, store } = await vaultOf();
  store.type('1.5');
  await Promise.all([store.submit(), store.submit()]);
  const sent = app.calls.filter(({ key }) => key === 'POST vault.put');
  expect(sent).toMatchObject([{ input: { amount: '1.500000000', currency: 'TON' } }]);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect([store.news, store.form.fields.amount.value, store.vault?.amount.minor]).toEqual(['put', '', 11_500_000_000n]);
  store.choose('take');
  store.fillMost();
  expect(store.form.fields.amount.value).toBe('8.000000000'.replace('.000000000', ''));
  await store.submit();
  expect(store.news).toBe('leaving');
});

test('2.3-2 what cannot be moved is refused at the field, without a call', async () => {
  const { app, store } = await vaultOf();
  for (const [text, code] of [
    ['', 'requiredField'],
    ['0', 'wrongField'],
    ['-1', 'wrongAmount'],
    ['1.0000000001', 'wrongAmount'],
    ['1,5', 'unclearAmount'],
    ['5.000000001', 'insufficientFunds'],
  ] as const) {
    store.type(text);
    await store.submit();
    expect(store.form.fields.amount.error?.code, text).toBe(code);
  }
  expect(app.calls.some(({ key }) => key === 'POST vault.put')).toBe(false);
});

test('2.3-2 a refusal of the operator shows at the field, and the figures are loaded again', async () => {
  const fault = { amount: [{ code: 'insufficientFunds', params: { available: '1', currency: 'TON' } }] };
  const { app, store } = await vaultOf({
    'POST vault.put': () => Promise.reject(new ApiError('InvalidParameterException', 422, fault, '')),
  });
  store.type('2');
  await store.submit();
  await settle();
  expect(store.form.fields.amount.error?.code).toBe('insufficientFunds');
  expect(app.calls.filter(({ key }) => key === 'GET vault.get')).toHaveLength(2);
});

test('I4, I8 a move without an answer goes on after a reload with the same key', async () => {
  const { app, store, storage } = await vaultOf({
    'POST vault.put': () => Promise.reject(new NoAnswerError('network')),
  });
  store.type('2');
  void store.submit();
  await settle();
  expect(store.payment.phase).toBe('checking');
  const key = app.calls.find((call) => call.key === 'POST vault.put')?.idempotencyKey;
  const later = await vaultOf({}, storage);
  await settle();
  expect(later.app.calls.find((call) => call.key === 'POST vault.put')).toMatchObject({
    idempotencyKey: key,
    input: { amount: '2.000000000', currency: 'TON' },
  });
  expect(later.store.news).toBe('put');
});

test('I4 a move of the player before is not repeated for another one, who signs in while the vault loads', async () => {
  const { store, storage } = await vaultOf({ 'POST vault.put': () => Promise.reject(new NoAnswerError('network')) });
  store.type('2');
  void store.submit();
  await settle();
  const app = createTestApp({ uid: 7, storage, answers: { 'GET vault.get': () => wireVault() } });
  const opening = app.store(vaultStore).open(7);
  app.signIn(8);
  await opening;
  expect(app.calls.map(({ key }) => key)).toEqual(['GET vault.get']);
});

test('2.3-2 what is on its way out can be kept, and the wait be changed', async () => {
  const { app, store } = await vaultOf({
    'POST vault.keep': () => wireVault({ leaving: [] }),
    'POST vault.setDelay': () => wireVault({ delay_hours: 72, next_delay: { hours: 0, effective_at: at } }),
  });
  await store.keep(3);
  expect([store.vault?.leaving, store.news]).toEqual([[], 'kept']);
  await store.setDelay(0);
  expect(store.vault).toMatchObject({ delay: 72, next: { hours: 0, at: Date.parse(at) } });
  expect(app.calls.at(-1)).toMatchObject({ key: 'POST vault.setDelay', input: { hours: 0 } });
});

test('1-22 what was typed into the vault’s form is taken up again, and moves nothing', async () => {
  const { store } = await vaultOf();
  expect(store.typed).toBeNull();
  store.choose('take');
  store.type('2.5');
  const { store: later, app } = await vaultOf();
  later.carryOn(store.typed ?? {});
  expect([later.verb, later.form.fields.amount.value, later.typed]).toEqual(['take', '2.5', store.typed]);
  expect(app.calls.map(({ key }) => key)).toEqual(['GET vault.get']);
});
