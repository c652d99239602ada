import { expect, test } from 'vitest';
import { signInSeeded } from '../../../testing/signInSeeded.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withAuditedOperator } from '../../../testing/withAuditedOperator.ts';

let operator: TestOperator;
withAuditedOperator((started) => (operator = started));

test('3-59 the ready-made player has free spins to play, a pack that is used up and one that has expired', async () => {
  const get = await signInSeeded(operator);
  const packs = async (status: string) => await get('freespins.get', { status, count: 10 });
  expect(await packs('active')).toMatchObject({ items: [{ count: 10, remaining_count: 10 }] });
  expect(await packs('used')).toMatchObject({ items: [{ count: 5, remaining_count: 0, won: { amount: '2.40' } }] });
  expect(await packs('expired')).toMatchObject({
    items: [{ count: 10, remaining_count: 10, description: { title: 'Free spins for signing up' } }],
  });
});

test('3-59 the second ready-made player has no free spins', async () => {
  const get = await signInSeeded(operator, 'newcomer');
  for (const status of ['active', 'used', 'expired'])
    expect(await get('freespins.get', { status, count: 10 })).toEqual({ items: [] });
});
