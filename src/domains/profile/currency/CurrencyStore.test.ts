import { expect, test } from 'vitest';
import { currencyRefusals } from '../../../contract/profile/currencyRefusals.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import type { CurrencyRates } from '../api.ts';
import { CurrencyStore } from './CurrencyStore.ts';

const rates = (base: string): CurrencyRates => ({
  base,
  at: '2026-01-01T00:00:00.000Z',
  items: [
    { currency: 'USD', rate: base === 'USD' ? '1' : '1.11111' },
    { currency: 'EUR', rate: base === 'EUR' ? '1' : '0.9' },
  ],
});

async function opened(refusal?: Error) {
  let base = 'USD';
  let loads = 0;
  const store = new CurrencyStore(
    {
      rates: () => Promise.resolve(rates(base)),
      setCurrency: (next) => {
        if (refusal !== undefined) return Promise.reject(refusal);
        base = next;
        return Promise.resolve(1 as const);
      },
    },
    { load: async () => void (loads += 1) },
  );
  await store.load();
  return { store, field: store.form.fields.currency, loads: () => loads };
}

test('7-12, 7-22 another currency is chosen by its rate; after the change the account is loaded again', async () => {
  const { store, field, loads } = await opened();
  expect([field.value, store.next]).toEqual(['USD', null]);
  await store.change();
  expect(loads()).toBe(0);
  store.choose('EUR');
  expect(store.next).toEqual({ currency: 'EUR', rate: '0.9' });
  await store.change();
  expect([store.rates?.base, field.value, store.isSaved, loads()]).toEqual(['EUR', 'EUR', true, 1]);
  store.choose('USD');
  expect(store.isSaved).toBe(false);
});

test.each(currencyRefusals)('7-22 a refusal says why, and the choice stays: %s', async (code) => {
  const { store, field, loads } = await opened(
    new ApiError('InvalidParameterException', 422, { currency: [{ code }] }, ''),
  );
  store.choose('EUR');
  await store.change();
  expect([store.refusal, field.value, store.isSaved, loads()]).toEqual([code, 'EUR', false, 0]);
  store.choose('USD');
  expect(store.refusal).toBeNull();
});

test('7-22 without an answer the change may have happened or not: it says so and can be repeated', async () => {
  const { store } = await opened(new NoAnswerError('network'));
  store.choose('EUR');
  await store.change();
  expect([store.problem?.code, store.refusal]).toEqual(['noAnswer', null]);
});
