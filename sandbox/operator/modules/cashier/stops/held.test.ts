/** 16-A4: what a held account has ordered goes back: its player may be one who has excluded themselves. */
import { expect, test } from 'vitest';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withStopVendor } from '../testing/withStopVendor.ts';
import type { StopVendor } from './testing/StopVendor.ts';

const returned = { status: 'returned', reason: 'held' };

let operator: TestOperator;
let vendor: StopVendor;
withStopVendor((...started) => ([operator, vendor] = started));

/** Two accounts of one name and birth date, of which nobody knows whether they are one person's. */
async function namesakes(last_name: string) {
  const person = { first_name: 'Marta', last_name, birth_date: '1991-05-06', country: 'LV' };
  return [await operator.player(person), await operator.player(person)] as const;
}

test('trust, 16-A4 a deposit ordered before its account is held is credited to nobody and goes back', async () => {
  const [leaving, other] = await namesakes('Sniedze');
  const id = await vendor.order(other.cookie);
  expect((await vendor.exclude(leaving.cookie, 'self_exclusion', '6')).status).toBe(200);
  // Before anybody has asked the vendor to cancel it.
  expect(await vendor.pay(id)).toBe(200);
  expect(await vendor.stored(id)).toEqual(returned);
  expect(await vendor.credited(other.uid)).toBe(0n);
  expect(await vendor.notices(other.uid)).toEqual(['depositReturned']);
  await vendor.askNow();
  expect(vendor.isRefunded(id)).toBe(true);
});

test('trust, 16-A4 the vendor is asked to cancel it, also where the name comes later', async () => {
  const [leaving, other] = await namesakes('Roze');
  const late = await operator.player();
  const ids = [await vendor.order(other.cookie), await vendor.order(late.cookie)];
  await vendor.exclude(leaving.cookie, 'self_exclusion', '6');
  const named = { first_name: 'Marta', last_name: 'Roze', birth_date: '1991-05-06', country: 'LV' };
  expect((await operator.call('account.saveProfileInfo', named, late)).status).toBe(200);
  await operator.control('happenings/tell');
  await vendor.askNow();
  for (const id of ids) {
    expect(await vendor.stored(id)).toEqual({ status: 'cancelled', reason: 'held' });
    expect(vendor.isOpen(id)).toBe(false);
  }
});

test('I1 what had succeeded before the hold stays credited, and a break of a day returns nothing', async () => {
  const [leaving, other] = await namesakes('Krasta');
  const first = await vendor.order(other.cookie);
  await vendor.pay(first);
  const second = await vendor.order(other.cookie);
  await vendor.exclude(leaving.cookie);
  await vendor.pay(second);
  for (const id of [first, second]) expect(await vendor.stored(id)).toMatchObject({ status: 'succeeded' });
  expect(await vendor.credited(other.uid)).toBe(4000n);
});

test('trust, 7-48 the deposit page is told that an account is held before anything is ordered', async () => {
  const [leaving, other] = await namesakes('Liepa');
  const isHeld = async () =>
    ((await operator.call('cashier.getdepositsettings', {}, other)).data as { is_held: boolean }).is_held;
  const before = await isHeld();
  await vendor.exclude(leaving.cookie, 'self_exclusion', '6');
  expect([before, await isHeld()]).toEqual([false, true]);
});
