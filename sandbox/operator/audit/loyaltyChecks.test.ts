import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { auditLedger } from './auditLedger.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  const { uid } = await operator.player();
  await operator.control('grantPoints', { uid, points: 60, source_id: 'audited' });
}, 60_000);
afterAll(() => operator.close());

const audited = () => auditLedger(operator.database, new Date(operator.time.ms));

test('1-9 the audit finds nothing in points as they are booked', async () => {
  expect(await audited()).toEqual([]);
});

test.each([
  [
    'update operator.loyalty_changes set points = points + 1',
    [
      'a points account differs from its explained changes',
      'a change of points differs from its posting',
      'lifetime points differ from what was earned',
    ],
  ],
  [
    'update operator.loyalty_changes set balance_after = balance_after + 1',
    ['a change of points differs from its posting'],
  ],
  ['update operator.loyalty_players set earned = earned - 1', ['lifetime points differ from what was earned']],
  ['delete from operator.loyalty_reached', ['a level was reached without its points, or is not reached in order']],
])('1-9 the audit finds what was changed by hand: %s', async (change, expected) => {
  const found = await operator.database
    .transaction(async (tx) => {
      await tx.query(change);
      const violations = await auditLedger(tx, new Date(operator.time.ms));
      throw Object.assign(new Error('undo'), { violations });
    })
    .catch((error: unknown) => (error as { readonly violations?: readonly { readonly what: string }[] }).violations);
  expect(found?.map(({ what }) => what)).toEqual(expected);
  expect(await audited()).toEqual([]);
});
