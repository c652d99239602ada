/** What the words say of payments, checked against what the operator does (docs/decisions/promises.md). */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markConfirmed } from '../../testing/contacts.ts';
import { sentMessages } from '../../testing/sentMessages.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { idOf, messageOf, TestCashier } from './testing/TestCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}, 120_000);
afterAll(() => operator.close());

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const wordsOf = (domain: string) => JSON.parse(readFileSync(`src/domains/${domain}/words/en.json`, 'utf8')) as Words;

test('C12 “Fields with a star have to be filled in to save. A large withdrawal needs your name, …”', async () => {
  expect(wordsOf('profile')['personal']?.['lead']).toBe(
    'Fields with a star have to be filled in to save. A large withdrawal needs your name, date of birth, country and address.',
  );
  const { cookie } = await cashier.funded('5000.00');
  const saved = await operator.call('account.saveProfileInfo', { first_name: '' }, { cookie });
  expect([saved.status, Object.keys(saved.error.error_data)]).toEqual([422, expect.arrayContaining(['first_name'])]);
  expect((await cashier.withdraw(cookie, { amount: '20.00' })).status).toBe(200);
  const large = await cashier.withdraw(cookie, { amount: '2500.00' });
  expect([large.status, large.error.error_data['fields']]).toEqual([
    422,
    ['first_name', 'last_name', 'birth_date', 'country', 'address'],
  ]);
});

test('C12 “card numbers are typed there, not here”: a deposit carries none, and the vendor’s page asks for it', async () => {
  expect(wordsOf('cashier')['deposit']?.['note']).toBe(
    'You pay on the payment service’s own page: card numbers are typed there, not here.',
  );
  const { cookie } = await cashier.funded();
  const { data } = await operator.call('cashier.getdepositsettings', {}, { cookie });
  const { methods } = data as { methods: { sysname: string; fields: unknown[] }[] };
  expect(methods.find(({ sysname }) => sysname === 'card')?.fields).toEqual([]);
});

const requested = [
  'Your withdrawal is in progress',
  'A withdrawal of $20.00 from your Croupier account was asked for and is in progress. If it was not you, write to support at once.',
];

test('C12 “Codes, security and your payments. They are always sent”: each end of a payment is written', async () => {
  expect(wordsOf('notifications')['service']?.['hint']).toContain(
    'Codes, security and your payments. They are always sent',
  );
  const { cookie, email, uid } = await cashier.funded();
  await markConfirmed(operator, uid);
  await cashier.tell(messageOf(idOf(await cashier.deposit(cookie))));
  await cashier.tell(messageOf(idOf(await cashier.withdraw(cookie)), 'payout.paid'));
  await cashier.tell(messageOf(idOf(await cashier.withdraw(cookie)), 'payout.declined'));
  const mails = (await sentMessages(operator, email)).filter(({ link }) => link.endsWith('/cashier/history'));
  expect(mails.map(({ subject, body }) => [subject, body])).toEqual([
    ['Your deposit has arrived', '$20.00 is on your Croupier balance.'],
    requested,
    ['Your withdrawal is paid', '$20.00 from your Croupier account is on its way to you.'],
    requested,
    [
      'Your withdrawal was not paid',
      'The withdrawal of $20.00 was not paid. The money is back on your Croupier balance.',
    ],
  ]);
});

test('C12 a message of a payment that is told twice is written once', async () => {
  const { cookie, email, uid } = await cashier.funded();
  await markConfirmed(operator, uid);
  const told = messageOf(idOf(await cashier.deposit(cookie)));
  await cashier.tell(told);
  await cashier.tell({ ...told, event_id: `${told.event_id}-again` });
  const mails = (await sentMessages(operator, email)).filter(({ link }) => link.endsWith('/cashier/history'));
  expect(mails).toHaveLength(1);
});
