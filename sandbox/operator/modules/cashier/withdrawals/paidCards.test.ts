import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { customerOf } from '../deposits/customerOf.ts';
import { TestCashier, idOf } from '../testing/TestCashier.ts';
import { WithdrawalPlayer } from './testing/WithdrawalPlayer.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  cashier = new TestCashier(operator);
}, 60_000);
afterAll(() => operator.close());
beforeEach(() => {
  cashier.vendorTakes();
  operator.vendors.on('/payments/api/cards', () => Response.json({ items: [card] }));
  operator.vendors.requests.length = 0;
});

const card = { id: 'card_a.b-1', mask: '424242...4242', expiry: '08/30', paid_at: '2026-02-01T10:00:00.000Z' };
const wrong = { type: 'InvalidParameterException', error_data: { destination: [{ code: 'wrongField' }] } };

/** A player with money, and the destination that their paid card is. */
async function withCard() {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  const { destinations } = await player.settings();
  return { player, destinations, to: { requisites: '', destination: destinations[0]?.id ?? '' } };
}

test('8-9 a card that was paid with is a destination by its mask, with when it paid', async () => {
  const { destinations } = await withCard();
  expect(destinations).toEqual([
    {
      id: expect.any(String),
      method: 'card',
      requisites: '424242...4242',
      holder: '',
      status: 'ready',
      until: null,
      paid_at: '2026-02-01T10:00:00.000Z',
    },
  ]);
});

test('8-9 a withdrawal to it tells the vendor its id and its customer, and no number', async () => {
  const { player, to } = await withCard();
  const reply = await player.withdraw('20', to);
  expect(reply.data).toMatchObject({ transaction: { status: 'processing', requisites: '424242...4242' } });
  const [asked] = cashier.asked('payouts');
  const customer = customerOf(operator.config, BigInt(player.uid));
  expect(asked).toMatchObject({ merchant_ref: idOf(reply), method: 'card', saved_card: card.id, customer });
  expect(asked).not.toHaveProperty('requisites');
  // It is the vendor's to keep: no second destination comes of it.
  expect((await player.settings()).destinations).toHaveLength(1);
});

test('8-9 another player’s card, a changed one or another method is refused, and nothing is booked', async () => {
  const { player, to } = await withCard();
  const other = await WithdrawalPlayer.create(operator, '500.00');
  expect((await other.withdraw('20', to)).error).toMatchObject(wrong);
  const parts = to.destination.split('.');
  const encoded = Buffer.from('424242...9999').toString('base64url');
  const changed = [...parts.slice(0, 2), encoded, ...parts.slice(3)].join('.');
  for (const destination of [changed, 'card.', 'card.a.b.c', `${to.destination}x`])
    expect((await player.withdraw('20', { ...to, destination })).error, destination).toMatchObject(wrong);
  expect((await player.withdraw('20', { ...to, method: 'flashpay' })).error).toMatchObject(wrong);
  expect((await player.settings()).total.amount).toBe('500.00');
  expect(cashier.asked('payouts')).toEqual([]);
});

test('8-9 a card that was also typed is offered once, as it was typed', async () => {
  const { player } = await withCard();
  await player.withdraw('20', { requisites: '4242 4242 4242 4242' });
  const { destinations } = await player.settings();
  expect(destinations).toMatchObject([{ requisites: '424242...4242', paid_at: null }]);
});

test('8-9 where destinations are checked a number has to be typed: no card is offered or taken', async () => {
  const { player, to } = await withCard();
  await player.needs(['requisitesVerified']);
  expect((await player.settings()).destinations).toEqual([]);
  expect((await player.withdraw('20', to)).error).toMatchObject(wrong);
});

test('8-9 while the vendor does not list cards, the rest of the form is there', async () => {
  const { player } = await withCard();
  operator.vendors.on('/payments/api/cards', () => {
    throw new TypeError('fetch failed');
  });
  const { destinations, methods } = await player.settings();
  expect([destinations, methods.length > 0]).toEqual([[], true]);
});

test('I1 a card that the vendor has forgotten meanwhile gets nothing: the money is back on the balance', async () => {
  const { player, to } = await withCard();
  operator.vendors.on('/payments/api/payouts', ({ method }) =>
    method === 'POST'
      ? Response.json({ error: { type: 'WrongRequisites', message: '', field: 'saved_card' } }, { status: 400 })
      : Response.json({}, { status: 404 }),
  );
  const reply = await player.withdraw('20', to);
  expect(reply.data).toMatchObject({ transaction: { status: 'failed' } });
  expect((await player.settings()).total.amount).toBe('500.00');
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
