import { expect, test } from 'vitest';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { publicOffers } from './seed/publicOffers.ts';
import { idOf } from '../../cashier/testing/TestCashier.ts';
import { CampaignPlay } from './testing/CampaignPlay.ts';
import { withCampaigns } from './testing/withCampaigns.ts';

let operator: TestOperator;
withCampaigns((started) => (operator = started));

const faultOf = ({ error }: Awaited<ReturnType<CampaignPlay['ask']>>) => error.error_data['campaign_offer_id'];
const seeded = publicOffers.find(({ id }) => id === 'weekly-reload');

test('3-54, 4-36 a deposit earns its offer when it succeeds, in the same transaction', async () => {
  const play = await CampaignPlay.of(operator);
  const id = idOf(await play.ask('50.00', 'welcome'));
  expect([await play.bonuses(), await play.balance()]).toEqual([[], '0.00']);
  await play.pay(id, '50.00');
  expect(await play.bonuses()).toMatchObject([
    {
      status: 'active',
      offer_id: 'welcome',
      amount: { amount: '50.00', currency: 'USD' },
      wager_required: { amount: '500.00', currency: 'USD' },
      title: 'Welcome bonus',
    },
  ]);
  expect([await play.balance('main'), await play.balance('bonus')]).toEqual(['50.00', '50.00']);
  await play.pay(id, '50.00');
  expect(await play.granted()).toEqual([5000n]);
});

test('3-54 a deposit earns no more than the offer gives at most, and one without an offer nothing', async () => {
  const play = await CampaignPlay.of(operator);
  await play.deposit('500.00', 'welcome');
  await play.deposit('500.00');
  expect(await play.granted()).toEqual([10_000n]);
});

test('3-54 half of a dinar deposit is rounded down to its smallest unit', async () => {
  const play = await CampaignPlay.of(operator, { currency: 'KWD' });
  await play.deposit('6.000', '');
  await play.deposit('6.001', 'weekly-reload');
  expect(await play.granted()).toEqual([3000n]);
});

test('4-36 a deposit that does not satisfy its offer is refused at campaign_offer_id', async () => {
  const play = await CampaignPlay.of(operator);
  const faults = [
    await play.ask('50.00', 'nothing'),
    await play.ask('50.00', 'try-out'),
    await play.ask('50.00', 'reels-code'),
    await play.ask('50.00', 'weekly-reload'),
    await play.ask('50.00', 'welcome', 'flashpay'),
    await play.ask('19.99', 'welcome'),
  ].map(faultOf);
  expect(faults).toEqual([
    [{ code: 'unknownOffer' }],
    [{ code: 'unknownOffer' }],
    [{ code: 'unknownOffer' }],
    [{ code: 'unknownOffer' }],
    [{ code: 'methodExcluded' }],
    [{ code: 'belowMinDeposit', params: { min: '20.00', currency: 'USD' } }],
  ]);
  const { data } = await play.call('cashier.gethistory');
  expect(data).toMatchObject({ count: 0 });
  await play.deposit('20.00');
  expect(faultOf(await play.ask('50.00', 'welcome'))).toEqual([{ code: 'notFirstDeposit' }]);
});

test('4-36 an offer that is over, or taken, is refused', async () => {
  const play = await CampaignPlay.of(operator);
  await play.deposit('20.00');
  const data = { ...seeded?.data, audience: 'all', repeat: 'once' };
  const end = new Date(operator.time.ms + 1000).toISOString();
  await operator.control('addOffer', { id: 'brief', data, ends_at: end });
  await operator.control('addOffer', { id: 'once', data });
  operator.time.ms += 1000;
  expect(faultOf(await play.ask('50.00', 'brief'))).toEqual([{ code: 'offerOver' }]);
  await play.deposit('50.00', 'once');
  expect(faultOf(await play.ask('50.00', 'once'))).toEqual([{ code: 'offerTaken' }]);
});

test('3-54 a deposit that succeeds after the offer ended or changed gets what it was promised', async () => {
  const play = await CampaignPlay.of(operator);
  const data = { ...seeded?.data, audience: 'all' };
  await operator.control('addOffer', {
    id: 'promised',
    data,
    ends_at: new Date(operator.time.ms + 60_000).toISOString(),
  });
  const id = idOf(await play.ask('50.00', 'promised'));
  operator.time.ms += 120_000;
  await operator.database.query(
    `update operator.offers set data = jsonb_set(data, '{gifts,0,percent}', '10'), is_active = false where id = 'promised'`,
  );
  await play.pay(id, '50.00');
  expect(await play.granted()).toEqual([2500n]);
});

test('3-54 of two deposits with one offer the first that succeeds earns it, also at once', async () => {
  const play = await CampaignPlay.of(operator);
  const ids = [await play.ask('50.00', 'welcome'), await play.ask('60.00', 'welcome')].map(idOf);
  await Promise.all([play.pay(ids[0]!, '50.00'), play.pay(ids[1]!, '60.00')]);
  expect(await play.balance('main')).toBe('110.00');
  expect(await play.granted()).toHaveLength(1);
});

test('trust: a deposit that arrives after its player has excluded themselves goes back and earns nothing', async () => {
  const play = await CampaignPlay.of(operator);
  const id = idOf(await play.ask('50.00', 'welcome'));
  await play.exclude('self_exclusion');
  await play.pay(id, '50.00');
  expect([await play.granted(), await play.balance('main')]).toEqual([[], '0.00']);
});

test('2.10-17 a withdrawal asks before it burns the casino bonus, and books nothing without that', async () => {
  const play = await CampaignPlay.of(operator);
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o' }));
  await play.deposit('50.00', 'welcome');
  const refused = await play.withdraw('30.00');
  expect([refused.status, refused.error.error_data]).toEqual([422, { burn_bonuses: [{ code: 'bonusesWouldBurn' }] }]);
  expect([await play.balance('main'), await play.balance('bonus')]).toEqual(['50.00', '50.00']);
  // What the balance does not have is refused for that first.
  expect((await play.withdraw('60.00')).error.error_data).toMatchObject({ amount: [{ code: 'insufficientFunds' }] });
  expect((await play.withdraw('60.00', { burn_bonuses: true })).status).toBe(422);
  expect(await play.balance('bonus')).toBe('50.00');
  expect((await play.withdraw('30.00', { burn_bonuses: true })).status).toBe(200);
  expect([await play.balance('main'), await play.balance('bonus')]).toEqual(['20.00', '0.00']);
  expect(await play.bonuses()).toMatchObject([{ status: 'burned' }]);
  expect((await play.withdraw('10.00')).status).toBe(200);
});

test('2.10-17 bonuses that wait, and betting bonuses, outlast a withdrawal', async () => {
  const play = await CampaignPlay.of(operator);
  await play.deposit('50.00');
  await play.take('free-bet');
  await play.take('try-out');
  const [casino] = (await play.bonuses()).filter(({ type }) => type === 'casino');
  await play.call('bonuses.deactivate', { bonus_id: casino?.id });
  expect((await play.withdraw('30.00')).status).toBe(200);
  expect((await play.bonuses()).map(({ type, status }) => [type, status]).sort()).toEqual([
    ['betting', 'active'],
    ['casino', 'available'],
  ]);
});
