import { expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { support } from '../../../../src/contract/support.ts';
import { signInSeeded } from '../../testing/signInSeeded.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';

type Tickets = OutputOf<typeof support.getTickets>;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

test('7-96 the ready-made player has an open request, one with an unread answer, and a closed one', async () => {
  const get = await signInSeeded(operator);
  const { items } = await get<Tickets>('support.getTickets');
  expect(items).toMatchObject([
    { category: 'account', status: 'open', is_unread: false },
    { category: 'payments', status: 'answered', is_unread: true },
    { category: 'bonuses', status: 'closed', is_unread: false },
  ]);
  const authors = async (index: number) =>
    (await get<OutputOf<typeof support.getTicket>>('support.getTicket', { ticket_id: items[index]?.id })).messages.map(
      ({ author }) => author,
    );
  expect(await authors(0)).toEqual(['player']);
  expect(await authors(1)).toEqual(['player', 'house']);
  expect(await authors(2)).toEqual(['player', 'house', 'player']);
});

test('7-96 the second ready-made player has no request', async () => {
  const get = await signInSeeded(operator, 'newcomer');
  expect(await get('support.getTickets')).toMatchObject({ count: 0 });
});
