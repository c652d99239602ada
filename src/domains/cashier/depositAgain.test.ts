import { expect, test } from 'vitest';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { money } from '../../shared/money/money.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { amountAgain, depositAgainPath } from './depositAgain.ts';
import { depositStore } from './deposit/DepositStore.ts';
import { depositOffer, depositSettings, page } from './testing/wire.ts';

const failed = { method: 'flash pay', amount: money(4250n, 'USD'), offer: '', status: 'failed' } as const;

test('2.3-5 the form of a failed deposit is named by its method, with its amount and its offer', () => {
  expect(depositAgainPath(failed)).toBe('/cashier/deposit/flash%20pay?amount=42.50&currency=USD');
  expect(depositAgainPath({ ...failed, offer: 'welcome' })).toMatch(/&offer=welcome$/);
});

test('2.3-5, 4-62 it keeps the way back; what went back for a limit is not suggested again', () => {
  expect(depositAgainPath(failed, '/game/jade-ascent')).toMatch(/&backUrl=%2Fgame%2Fjade-ascent$/);
  const returned = { ...failed, status: 'returned', offer: 'welcome' } as const;
  expect(depositAgainPath(returned)).toBe('/cashier/deposit/flash%20pay');
  expect(depositAgainPath(returned, '/game/x')).toBe('/cashier/deposit/flash%20pay?backUrl=%2Fgame%2Fx');
});

test('2.3-5 an amount of an address counts in the account’s currency only, and only if it is one', () => {
  expect(amountAgain('?amount=42.50&currency=USD', 'USD')).toEqual(money(4250n, 'USD'));
  for (const search of ['', '?amount=42.50', '?amount=42.50&currency=EUR', '?amount=-5&currency=USD'])
    expect(amountAgain(search, 'USD'), search).toBeNull();
  for (const text of ['0', '', '1e3', '42,50', '42.505', '<b>', '٤٢'])
    expect(
      amountAgain(`?${new URLSearchParams({ amount: text, currency: 'USD' }).toString()}`, 'USD'),
      text,
    ).toBeNull();
});

async function opened(search: string, storage = memoryStore()) {
  const app = createTestApp({
    uid: 7,
    search,
    storage,
    answers: {
      'GET cashier.getdepositsettings': () => depositSettings(),
      'GET campaigns.getoffers': () => page([depositOffer()]),
    },
  });
  const store = app.store(depositStore);
  await store.open(7, 'flashpay');
  const { amount, campaign_offer_id: offer } = store.spending.form.fields;
  return { app, storage, shown: [store.spending.methodName, amount.value, store.offer?.id, offer.error] };
}

test('2.3-5 a deposit that is tried again begins with its amount, its method and an offer that still fits', async () => {
  const { app, shown } = await opened('?amount=42.50&currency=USD&offer=welcome&backUrl=%2Fgame%2Fx');
  expect(shown).toEqual(['flashpay', '42.50', 'welcome', null]);
  // Taken out of the address: a reload keeps what is typed instead.
  expect(app.navigated).toEqual(['/cashier/deposit?offer=welcome&backUrl=%2Fgame%2Fx']);
});

test('2.3-5 an offer that is over is not chosen, another amount than a number is not filled in', async () => {
  expect((await opened('?amount=42.50&currency=USD&offer=gone')).shown).toEqual(['flashpay', '42.50', undefined, null]);
  expect((await opened('?amount=all&currency=USD')).shown).toEqual(['flashpay', '20', undefined, null]);
});

test('2.3-5 the amount survives a reload without its address, as a typed one does', async () => {
  const { storage } = await opened('?amount=42.50&currency=USD');
  expect((await opened('', storage)).shown[1]).toBe('42.50');
});
