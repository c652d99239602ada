import { expect, test } from 'vitest';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { idOf, messageOf } from './testing/TestCashier.ts';
import type { TestCashier } from './testing/TestCashier.ts';
import { withCashier } from './testing/withCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
withCashier((...opened) => ([operator, cashier] = opened));

async function used(cookie: string, settings: 'getdepositsettings' | 'getwithdrawsettings') {
  const { data } = await operator.call(`cashier.${settings}`, {}, { cookie });
  return (data as { used_methods: string[] }).used_methods;
}

/** A deposit by a method, a second after the one before. */
async function begun(cookie: string, method: string, requisites: object = {}): Promise<string> {
  operator.time.ms += 1000;
  return idOf(await cashier.deposit(cookie, { method, requisites: { ...requisites } }));
}

test('7-48 the deposit settings name the methods used: succeeded ones first, then those begun, newest first', async () => {
  const { cookie } = await operator.player();
  expect(await used(cookie, 'getdepositsettings')).toEqual([]);
  await begun(cookie, 'ton');
  await begun(cookie, 'flashpay');
  expect(await used(cookie, 'getdepositsettings')).toEqual(['flashpay', 'ton']);
  await cashier.tell(messageOf(await begun(cookie, 'card')));
  await cashier.tell(messageOf(await begun(cookie, 'purse', { wallet: 'robin.reed@purse' })));
  await begun(cookie, 'ton');
  await begun(cookie, 'card');
  expect(await used(cookie, 'getdepositsettings')).toEqual(['purse', 'card', 'ton', 'flashpay']);
});

test('7-50 withdrawals and deposits, and players, are apart', async () => {
  const { cookie } = await cashier.funded();
  const other = await operator.player();
  await begun(cookie, 'flashpay');
  expect((await cashier.withdraw(cookie)).status).toBe(200);
  expect(await used(cookie, 'getwithdrawsettings')).toEqual(['card']);
  expect(await used(cookie, 'getdepositsettings')).toEqual(['flashpay']);
  expect(await used(other.cookie, 'getdepositsettings')).toEqual([]);
});

test('3-54 the history names the offer that a deposit was to earn', async () => {
  const { cookie } = await operator.player();
  await cashier.deposit(cookie);
  operator.time.ms += 1000;
  const { data } = await operator.call('campaigns.getoffers', {}, { cookie });
  const { items } = data as { items: { id: string; trigger: { action: string }; status: string }[] };
  const offer = items.find(({ trigger, status }) => trigger.action === 'deposit' && status === 'available')?.id ?? '';
  expect(offer).not.toBe('');
  expect((await cashier.deposit(cookie, { campaign_offer_id: offer, amount: '50.00' })).status).toBe(200);
  const history = await cashier.history(cookie, { count: 2 });
  expect(history.items.map(({ campaign_offer_id: id }) => id)).toEqual([offer, '']);
});
