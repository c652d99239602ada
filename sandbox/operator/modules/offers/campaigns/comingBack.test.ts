import { expect, test } from 'vitest';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { campaigns } from '../../../../../src/contract/offers/campaigns.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { seededSettings } from './seed/comingBack.ts';
import { CampaignPlay } from './testing/CampaignPlay.ts';
import { withCampaigns } from './testing/withCampaigns.ts';

type Calendar = OutputOf<typeof campaigns.getCalendar>;

const DAY_MS = 86_400_000;
let operator: TestOperator;
withCampaigns((started) => (operator = started));

const calendarOf = async (play: CampaignPlay): Promise<Calendar> => (await play.call('campaigns.getCalendar')).data;
const claim = (play: CampaignPlay, day: number) => play.call('campaigns.claimDay', { day });
const faultOf = ({ error }: Awaited<ReturnType<typeof claim>>) => error.error_data['day'];
const setCampaign = (name: string, data: object | null) => operator.control('setCampaign', { name, data });

async function depositor(fields: object = {}): Promise<CampaignPlay> {
  const play = await CampaignPlay.of(operator, { ...fields });
  await play.deposit('20.00');
  return play;
}

/** Monday the 1st of June 2026, at noon, and later in that week. */
const onDay = (day: number, hour = 12) => {
  operator.time.ms = Date.UTC(2026, 5, day, hour);
};

test('2.4-1 the calendar shows which day is open, to players who have deposited', async () => {
  onDay(1);
  expect(await calendarOf(await CampaignPlay.of(operator))).toBeNull();
  onDay(3);
  const calendar = await calendarOf(await depositor());
  expect(calendar?.title).toBe('Reload calendar');
  expect(calendar?.days.map(({ status }) => status)).toEqual([
    'missed',
    'missed',
    'open',
    'coming',
    'coming',
    'coming',
    'coming',
  ]);
  expect(calendar?.days[2]).toMatchObject({
    day: 3,
    opens_at: '2026-06-03T00:00:00.000Z',
    closes_at: '2026-06-04T00:00:00.000Z',
    promotion: { kind: 'bonus', percent: 0, amount: { amount: '2.00', currency: 'USD' } },
  });
});

test('2.4-1 each day is claimed once, on its day, also by two tabs at once', async () => {
  onDay(3);
  const play = await depositor();
  const replies = await Promise.all([claim(play, 3), claim(play, 3)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.filter(({ status }) => status === 422).map(faultOf)).toEqual([[{ code: 'dayClaimed' }]]);
  expect([faultOf(await claim(play, 2)), faultOf(await claim(play, 4)), faultOf(await claim(play, 8))]).toEqual([
    [{ code: 'dayMissed' }],
    [{ code: 'dayComing' }],
    [{ code: 'unknownDay' }],
  ]);
  expect(await play.bonuses()).toMatchObject([
    { status: 'active', amount: { amount: '2.00' }, terms: { days: 3 }, title: 'Reload calendar' },
  ]);
  expect((await calendarOf(play))?.days[2]?.status).toBe('claimed');
});

test('2.4-1 a day ends at midnight, by the operator’s clock', async () => {
  onDay(3, 23);
  const play = await depositor();
  operator.time.ms = Date.UTC(2026, 5, 4) - 1;
  expect((await calendarOf(play))?.days[2]?.status).toBe('open');
  operator.time.ms += 1;
  expect((await calendarOf(play))?.days.slice(2, 4).map(({ status }) => status)).toEqual(['missed', 'open']);
  expect((await claim(play, 4)).status).toBe(200);
});

test('2.4-1 without a calendar nothing is shown or claimed; who is excluded gets nothing', async () => {
  onDay(3);
  const play = await depositor();
  await setCampaign('calendar', null);
  expect([await calendarOf(play), faultOf(await claim(play, 3))]).toEqual([null, [{ code: 'unknownDay' }]]);
  await setCampaign('calendar', seededSettings.calendar);
  await play.exclude('time_out');
  expect([await calendarOf(play), faultOf(await claim(play, 3))]).toEqual([null, [{ code: 'unknownDay' }]]);
  expect(await play.granted()).toEqual([]);
});

async function friends(fields: object = {}) {
  const referrer = await CampaignPlay.of(operator, { ...fields });
  const friend = await CampaignPlay.of(operator);
  await operator.database.query('insert into operator.referrals (uid, referrer, at) values ($1, $2, $3)', [
    BigInt(friend.uid),
    BigInt(referrer.uid),
    new Date(operator.time.ms),
  ]);
  return { referrer, friend };
}

const rewardOf = async ({ uid }: CampaignPlay) =>
  (
    await operator.database.query<{ status: string }>('select status from operator.referral_rewards where uid = $1', [
      BigInt(uid),
    ])
  )[0]?.status;

test('2.4-1 the referrer gets a bonus when a friend’s first deposit of the amount has arrived, once', async () => {
  const { referrer, friend } = await friends({ currency: 'EUR' });
  await friend.deposit('19.99');
  await operator.control('payReferrals');
  expect([await referrer.granted(), await rewardOf(friend)]).toEqual([[], undefined]);
  await friend.deposit('20.00');
  await Promise.all([operator.control('payReferrals'), operator.control('payReferrals')]);
  await friend.deposit('50.00');
  await operator.control('payReferrals');
  expect(await referrer.bonuses()).toMatchObject([
    { status: 'active', amount: { amount: '10.00', currency: 'EUR' }, title: 'Your friend has made a deposit' },
  ]);
  expect([await referrer.granted(), await friend.granted(), await rewardOf(friend)]).toEqual([[1000n], [], 'given']);
});

test('2.4-1 the player is told what a friend is worth, in their own currency; null without a reward', async () => {
  const rewardOf = async (play: CampaignPlay) =>
    ((await play.call('messenger.getReferral')).data as { readonly reward: unknown }).reward;
  const play = await CampaignPlay.of(operator, { currency: 'EUR' });
  expect(await rewardOf(play)).toMatchObject({
    min_deposit: { amount: '20.00', currency: 'EUR' },
    promotion: { kind: 'bonus', amount: { amount: '10.00', currency: 'EUR' }, terms: { wager_times: 10, days: 7 } },
  });
  await setCampaign('referral', null);
  expect(await rewardOf(play)).toBeNull();
  await setCampaign('referral', seededSettings.referral);
});

test('2.4-1 a player whom nobody brought rewards nobody; without a reward there is none', async () => {
  const alone = await depositor();
  await setCampaign('referral', null);
  const { referrer, friend } = await friends();
  await friend.deposit('50.00');
  await setCampaign('referral', seededSettings.referral);
  await operator.control('payReferrals');
  expect([await rewardOf(alone), await rewardOf(friend), await referrer.granted()]).toEqual([undefined, undefined, []]);
});

test('4-4, 40-C the reward of a referrer waits until their registration is completed, and is in its currency', async () => {
  const { referrer, friend } = await friends();
  const set = (isCompleted: boolean, currency: string) =>
    operator.database.query(
      'update operator.players set is_registration_completed = $2, currency = $3 where uid = $1',
      [BigInt(referrer.uid), String(isCompleted), currency],
    );
  await set(false, 'USD');
  await friend.deposit('20.00');
  await operator.control('payReferrals');
  expect([await referrer.granted(), await rewardOf(friend)]).toEqual([[], 'due']);
  await set(true, 'EUR');
  await operator.control('payReferrals');
  expect(await referrer.bonuses()).toMatchObject([{ amount: { amount: '10.00', currency: 'EUR' } }]);
  expect(await rewardOf(friend)).toBe('given');
});

test('trust: a referrer who has excluded themselves gets nothing, and nothing later', async () => {
  const { referrer, friend } = await friends();
  await referrer.exclude('self_exclusion');
  await friend.deposit('50.00');
  await operator.control('payReferrals');
  operator.time.ms += 2 * DAY_MS;
  await operator.control('payReferrals');
  expect([await referrer.granted(), await rewardOf(friend)]).toEqual([[], 'refused']);
});
