import { expect, test } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import { depositStore } from './deposit/DepositStore.ts';
import { depositSettings, page, withdrawSettings } from './testing/wire.ts';
import { withdrawStore } from './WithdrawStore.ts';

const rules = [
  { name: 'minValue', params: { min: '20' } },
  { name: 'maxValue', params: { max: '60' } },
  { name: 'amountNotMultipleOf', params: { value: '2.5' } },
];

const app = () =>
  createTestApp({
    uid: 7,
    config: { ...defaultSiteConfig, validators: [{ field: 'amount', rules }] },
    answers: {
      'GET cashier.getdepositsettings': () => depositSettings(),
      'GET cashier.getwithdrawsettings': () => withdrawSettings(),
      'GET cashier.gethistory': () => page([]),
    },
  });

const typed = [
  ['15', 'minValue'],
  ['70', 'maxValue'],
  ['25.50', 'amountNotMultipleOf'],
  ['27.50', null],
  // The form's own rule is judged first.
  ['', 'requiredField'],
] as const;

test('5-13, 5-14, 5-16, 3-32 the configured rules of an amount reach the deposit', async () => {
  const store = app().store(depositStore);
  await store.open(7);
  const { amount } = store.spending.form.fields;
  for (const [text, code] of typed) {
    store.spending.type(text);
    amount.check();
    expect([text, amount.error?.code ?? null]).toEqual([text, code]);
  }
});

test('5-13, 5-14, 5-16, 3-32 the configured rules of an amount reach the withdrawal', async () => {
  const store = app().store(withdrawStore);
  await store.open(7);
  const { amount } = store.spending.form.fields;
  for (const [text, code] of typed) {
    store.spending.type(text);
    amount.check();
    expect([text, amount.error?.code ?? null]).toEqual([text, code]);
  }
});
