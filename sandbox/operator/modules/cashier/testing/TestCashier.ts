import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../src/contract/cashier/cashier.ts';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import { signedHeaders } from '../../../../signing.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { Reply, TestOperator } from '../../../testing/startTestOperator.ts';
import type { Message } from '../PaymentMessages.ts';

type History = OutputOf<typeof cashier.gethistory>;
type Told = Omit<Message, 'reason'>;

const goodCard = '4111 1111 1111 1111';
/** Where the vendor of `vendorTakes` lets a player pay. */
export const payPage = 'http://127.0.0.1:3002/payments/pay/1';
const WEBHOOK_PATH = '/webhooks/payments';

let ids = 0;
export const newKey = (): string => `cashier-key-${(ids += 1)}`;

/** A message of the vendor, with an id of its own. */
export const messageOf = (merchantRef: string, type = 'deposit.succeeded', more: Partial<Message> = {}): Told => ({
  event_id: `event-${(ids += 1)}`,
  type,
  merchant_ref: merchantRef,
  amount: '20.00',
  currency: 'USD',
  ...more,
});

/** The payment that an order made; throws if it was refused. */
export function transactionOf(reply: Reply): History['items'][number] {
  if (reply.status !== 200) throw new Error(`Refused: ${JSON.stringify(reply.error)}`);
  return (reply.data as { transaction: History['items'][number] }).transaction;
}

export const idOf = (reply: Reply): string => transactionOf(reply).id;

/** What players do in the cashier of a test operator, and what its payment vendor answers, is asked and tells. */
export class TestCashier {
  constructor(private readonly operator: TestOperator) {}

  /** The vendor takes every deposit and payout, and says nothing more about them. */
  vendorTakes(): void {
    const { vendors } = this.operator;
    vendors.on('/payments/api/intents', () => Response.json({ id: 'i1', hosted_url: payPage }));
    vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
  }

  /** The bodies of what the vendor was asked to open, the first one first. */
  asked(what: 'intents' | 'payouts'): readonly Readonly<Record<string, unknown>>[] {
    return this.operator.vendors.requests
      .filter(({ method, path }) => method === 'POST' && path === `/payments/api/${what}`)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }

  /** The payments whose payout the vendor was asked for. */
  sent(): readonly unknown[] {
    return this.asked('payouts').map(({ merchant_ref: id }) => id);
  }

  /** A webhook of the vendor. */
  tell(
    message: object,
    { secret = testConfig.paymentsSecret, ageMs = 0, headers = {} as Record<string, string> } = {},
  ) {
    const payload = JSON.stringify(message);
    const signed = { method: 'POST', path: WEBHOOK_PATH, body: payload };
    return this.operator.app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      payload,
      headers: { ...signedHeaders(secret, signed, this.operator.time.ms - ageMs), ...headers },
    });
  }

  /** A player with money that can be withdrawn. */
  async funded(amount = '100.00') {
    const player = await this.operator.player();
    await this.operator.control('credit', { uid: player.uid, amount, currency: 'USD' });
    return player;
  }

  deposit(cookie: string, fields: WireFields = {}, key = newKey()): Promise<Reply> {
    return this.order('cashier.makedeposit', cookie, fields, key);
  }

  withdraw(cookie: string, fields: WireFields = {}, key = newKey()): Promise<Reply> {
    return this.order('cashier.makewithdrawal', cookie, { requisites: goodCard, ...fields }, key);
  }

  cancel(cookie: string, transaction: string): Promise<Reply> {
    return this.operator.call('cashier.cancelwithdrawal', { transaction }, { cookie });
  }

  /** The main balance, as a decimal. */
  async balance(cookie: string): Promise<string> {
    const { data } = await this.operator.call('account.getBalance', {}, { cookie });
    return (data as { balance_main: { amount: string } }).balance_main.amount;
  }

  async history(cookie: string, fields: WireFields = {}): Promise<History> {
    return (await this.operator.call('cashier.gethistory', fields, { cookie })).data;
  }

  /** How the player's last payment stands. */
  async status(cookie: string): Promise<string | undefined> {
    return (await this.history(cookie)).items[0]?.status;
  }

  private order(name: string, cookie: string, fields: WireFields, key: string): Promise<Reply> {
    const order = { method: 'card', amount: '20.00', currency: 'USD', ...fields };
    return this.operator.call(name, order, { cookie, headers: { 'idempotency-key': key } });
  }
}
