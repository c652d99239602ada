import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { TestCashier } from '../testing/TestCashier.ts';
import { WithdrawalPlayer } from './testing/WithdrawalPlayer.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}, 60_000);
afterAll(() => operator.close());

test('8-9, 5-52 an earlier destination is offered by its mask, used by its id, and forgotten on request', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  const other = await WithdrawalPlayer.create(operator, '500.00');
  operator.vendors.requests.length = 0;
  expect((await player.withdraw('20')).status).toBe(200);
  const [known] = (await player.settings()).destinations;
  expect(known).toMatchObject({ method: 'card', requisites: '411111...1111', status: 'ready' });
  const byId = { requisites: '', destination: known!.id };
  expect((await player.withdraw('20', byId)).status).toBe(200);
  const paidTo = cashier.asked('payouts').map(({ requisites }) => requisites);
  expect(paidTo).toEqual(['4111111111111111', '4111111111111111']);
  const wrong = { type: 'InvalidParameterException', error_data: { destination: [{ code: 'wrongField' }] } };
  expect((await other.withdraw('20', byId)).error).toMatchObject(wrong);
  expect((await player.withdraw('20', { ...byId, method: 'flashpay' })).error).toMatchObject(wrong);
  await player.call('cashier.dropdestination', { destination: known!.id });
  expect((await player.settings()).destinations).toEqual([]);
  expect((await player.withdraw('20', byId)).error).toMatchObject(wrong);
  const [stored] = await operator.database.query<{ full_requisites: string }>(
    'select full_requisites from operator.withdrawal_destinations limit 1',
  );
  expect(stored?.full_requisites ?? 'gcm1:').toMatch(/^gcm1:/);
});
