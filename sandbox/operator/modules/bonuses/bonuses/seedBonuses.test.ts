import { expect, test } from 'vitest';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { bonuses } from '../../../../../src/contract/bonuses/bonuses.ts';
import { signInSeeded } from '../../../testing/signInSeeded.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withAuditedOperator } from '../../../testing/withAuditedOperator.ts';

type Bonuses = OutputOf<typeof bonuses.get>;
type Stakes = OutputOf<typeof bonuses.getStakes>;

let operator: TestOperator;
withAuditedOperator((started) => (operator = started));

test('3-58 the ready-made player has a bonus that is active, one that expired and one that was wagered', async () => {
  const get = await signInSeeded(operator);
  const { items } = await get<Bonuses>('bonuses.get');
  expect(items).toMatchObject([
    {
      status: 'active',
      amount: { amount: '20.00' },
      balance: { amount: '18.40' },
      wager_required: { amount: '60.00' },
      wagered: { amount: '14.50' },
      title: 'Bonus of the week',
      terms: { wager_times: 3 },
    },
    { status: 'expired', balance: { amount: '0.00' }, wagered: { amount: '6.50' }, terms: { wager_times: 10 } },
    { status: 'converted', wagered: { amount: '40.50' }, converted: { amount: '27.60' }, terms: { wager_times: 2 } },
  ]);
  expect(await get('account.getBalance')).toMatchObject({
    balance_main: { amount: '100.00' },
    balance_bonus: { amount: '18.40' },
  });
});

test('1-11 the stakes of their bonuses say what has counted, and why, and which money has paid', async () => {
  const get = await signInSeeded(operator);
  const { items } = await get<Bonuses>('bonuses.get');
  const stakesOf = (status: string) =>
    get<Stakes>('bonuses.getStakes', { bonus_id: items.find((bonus) => bonus.status === status)?.id, count: 20 });
  expect((await stakesOf('active')).items).toMatchObject([
    { reason: 'whole', percent: 100, from_bonus: { amount: '5.00' }, counted: { amount: '5.00' } },
    { reason: 'whole', percent: 100, from_bonus: { amount: '3.00' }, counted: { amount: '3.00' } },
    { reason: 'game', percent: 50, from_bonus: { amount: '5.00' }, counted: { amount: '2.50' } },
    { reason: 'whole', percent: 100, from_bonus: { amount: '4.00' }, counted: { amount: '4.00' } },
  ]);
  expect((await stakesOf('expired')).count).toBe(3);
  const wagered = await stakesOf('converted');
  expect(wagered.count).toBe(11);
  expect(wagered.items).toContainEqual(
    expect.objectContaining({
      reason: 'excluded',
      from_main: { amount: '5.00', currency: 'USD' },
      counted: { amount: '0.00', currency: 'USD' },
    }),
  );
});

test('the second ready-made player has no bonus', async () => {
  const get = await signInSeeded(operator, 'newcomer');
  expect(await get('bonuses.get')).toMatchObject({ count: 0 });
});
