import { beforeEach, expect, test } from 'vitest';
import { payout } from '../testing/openPayments.ts';
import { usePayments } from '../testing/usePayments.ts';

const payments = usePayments();
const { requisites: _number, ...order } = payout;
const open = (fields: object = {}) =>
  payments.api('POST', '/payouts', { ...order, customer: 'player-7', saved_card: 'card_1', ...fields });
const keep = (id: string, mask: string, expiry = '08/30') =>
  payments.database.query(
    `insert into vendors.payment_cards (id, customer, mask, expiry, created_at) values ($1, 'player-7', $2, $3, '2026-02-01T10:00:00Z')`,
    [id, mask, expiry],
  );
const wrong = { status: 400, body: { error: { type: 'WrongRequisites', field: 'saved_card' } } };

beforeEach(() => keep('card_1', '424242...4242'));

test('a payout goes to a kept card by its id, and is stored by its mask', async () => {
  expect((await open()).status).toBe(200);
  await payments.advance(3000);
  expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({ status: 'paid' });
  const rows = await payments.database.query('select requisites_mask from vendors.payment_payouts');
  expect(rows).toEqual([{ requisites_mask: '424242...4242' }]);
});

test('a card of somebody else, an unknown, a forgotten and an expired one are refused, and nothing is paid', async () => {
  await keep('card_2', '424242...4343', '02/26');
  await keep('card_3', '424242...4545');
  await payments.api('POST', '/cards/card_3/forget', { customer: 'player-7' });
  expect(await open({ customer: 'player-8' })).toMatchObject(wrong);
  for (const id of ['card_0', 'card_2', 'card_3']) expect(await open({ saved_card: id }), id).toMatchObject(wrong);
  expect((await payments.api('GET', '/payouts/wd-1')).status).toBe(404);
});

test('a card is paid to by the method of cards only, and needs its customer', async () => {
  for (const fields of [{ method: 'purse' }, { customer: '' }, { customer: undefined }])
    expect(await open(fields)).toMatchObject({ status: 400, body: { error: { type: 'InvalidRequest' } } });
});

test('I4 a repeated call answers the same, also when the card was forgotten meanwhile', async () => {
  const first = await open();
  await payments.api('POST', '/cards/card_1/forget', { customer: 'player-7' });
  expect(await open()).toEqual(first);
});

test('a kept card that ends in 0000 is declined, as its number is', async () => {
  await keep('card_9', '424242...0000');
  await open({ saved_card: 'card_9' });
  await payments.advance(3000);
  expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({ status: 'declined' });
});

test('the cards of a customer are listed with when they paid', async () => {
  expect((await payments.api('GET', '/cards?customer=player-7')).body).toMatchObject({
    items: [{ id: 'card_1', mask: '424242...4242', expiry: '08/30', paid_at: '2026-02-01T10:00:00.000Z' }],
  });
});
