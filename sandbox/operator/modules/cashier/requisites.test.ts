import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { openRequisites, sealRequisites } from './requisites.ts';
import { TestCashier, idOf } from './testing/TestCashier.ts';

const NUMBER = '4111111111111111';
let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  cashier = new TestCashier(operator);
}, 60_000);
afterAll(() => operator.close());

const sent = () => cashier.asked('payouts').map(({ requisites }) => requisites);
const storedOf = async (id: string) =>
  (
    await operator.database.query<{ full_requisites: string | null }>(
      'select full_requisites from operator.payments where id = $1',
      [id],
    )
  )[0]?.full_requisites ?? null;

/** Makes a withdrawal that stays pending because the vendor returns 502. */
async function waiting(): Promise<string> {
  operator.vendors.on('/payments/api/payouts', () => new Response('', { status: 502 }));
  const { cookie } = await cashier.funded('50.00');
  return idOf(await cashier.withdraw(cookie, { requisites: NUMBER }));
}

test('a pending withdrawal’s card number is stored encrypted; the vendor gets it in plain text', async () => {
  const id = await waiting();
  const dump = JSON.stringify(await operator.database.query('select to_jsonb(p) as row from operator.payments p'));
  expect(dump).toContain(id);
  expect(dump).not.toContain(NUMBER);
  operator.vendors.requests.length = 0;
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
  await operator.control('reconcile');
  expect(sent()).toEqual([NUMBER]);
  expect(await storedOf(id)).toBeNull();
});

test('the stored order does not allow to guess the number', async () => {
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o0' }));
  const { cookie, uid } = await cashier.funded('50.00');
  const order = { method: 'card', amount: '20.00', currency: 'USD', requisites: NUMBER };
  const withdraw = () => cashier.withdraw(cookie, order, 'hashed-order-1');
  const first = await withdraw();
  const plain = createHash('sha256')
    .update(JSON.stringify(Object.entries(order).sort(([left], [right]) => (left < right ? -1 : 1))))
    .digest('hex');
  const [claim] = await operator.database.query<{ input_hash: string }>(
    'select input_hash from operator.idempotency_keys where uid = $1',
    [uid],
  );
  expect(claim?.input_hash).not.toBe(plain);
  expect((await withdraw()).data).toEqual(first.data);
});

test('a withdrawal whose requisites cannot be read is not sent and does not block others', async () => {
  const [broken, other] = [await waiting(), await waiting()];
  await operator.database.query('update operator.payments set full_requisites = $2 where id = $1', [
    broken,
    sealRequisites('another-secret-of-16', { paymentId: broken, text: NUMBER }),
  ]);
  operator.vendors.requests.length = 0;
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o3' }));
  await operator.control('reconcile');
  expect(sent()).toEqual([NUMBER]);
  expect([await storedOf(broken), await storedOf(other)]).toEqual([expect.any(String), null]);
});

test('encrypted requisites can be decrypted for their own payment only, and differ each time', () => {
  const seal = () => sealRequisites('a-secret-of-16-or-more', { paymentId: 'p1', text: NUMBER });
  const stored = seal();
  expect(seal()).not.toBe(stored);
  expect(openRequisites('a-secret-of-16-or-more', { paymentId: 'p1', text: stored })).toBe(NUMBER);
  expect(() => openRequisites('a-secret-of-16-or-more', { paymentId: 'p2', text: stored })).toThrow();
  expect(() => openRequisites('a-secret-of-16-or-less', { paymentId: 'p1', text: stored })).toThrow();
  for (const text of ['gcm1:AAAA', NUMBER])
    expect(() => openRequisites('a-secret-of-16-or-more', { paymentId: 'p1', text })).toThrow();
});
