import { isSigned } from '../../../../../signing.ts';
import { testConfig } from '../../../../testing/startTestOperator.ts';
import type { Reply, TestOperator } from '../../../../testing/startTestOperator.ts';
import type { PaymentStatus } from '../../paymentsRepository.ts';
import { idOf, messageOf, TestCashier } from '../../testing/TestCashier.ts';

interface Intent {
  readonly amount: string;
  readonly currency: string;
  status: string;
  refunded: boolean;
}

interface Stored {
  readonly status: PaymentStatus;
  readonly reason: string;
}

const API = '/payments/api/intents';

/** A payment vendor that keeps the state of its orders, as far as stopping them goes, and the orders' player. */
export class StopVendor {
  readonly cashier: TestCashier;
  isDown = false;
  /** Whether it answers a refund without having made it. */
  isSlow = false;
  private readonly intents = new Map<string, Intent>();

  constructor(private readonly operator: TestOperator) {
    this.cashier = new TestCashier(operator);
    operator.vendors.on(API, ({ method, path, body }) => {
      if (this.isDown) throw new TypeError('fetch failed');
      if (path === API)
        return this.open(JSON.parse(body) as { merchant_ref: string; amount: string; currency: string });
      const [id = '', action = ''] = path.slice(API.length + 1).split('/');
      const intent = this.intents.get(id);
      if (intent === undefined) return Response.json({}, { status: 404 });
      if (method === 'POST' && action === 'cancel' && intent.status === 'created') intent.status = 'cancelled';
      if (action === 'refund' && intent.status === 'succeeded' && !this.isSlow) intent.refunded = true;
      return Response.json({ ...intent, reason: '', reversed: false });
    });
  }

  /** Orders a deposit and returns its id. */
  async order(cookie: string, amount = '20.00'): Promise<string> {
    return idOf(await this.cashier.deposit(cookie, { amount }));
  }

  /** The buyer's payment, or another state, at the vendor alone. */
  setStatus(id: string, status: string): void {
    this.intent(id).status = status;
  }

  /** The buyer pays, and the vendor tells it. */
  async pay(id: string): Promise<number> {
    this.setStatus(id, 'succeeded');
    const { amount, currency } = this.intent(id);
    return (await this.cashier.tell(messageOf(id, 'deposit.succeeded', { amount, currency }))).statusCode;
  }

  isRefunded(id: string): boolean {
    return this.intent(id).refunded;
  }

  isOpen(id: string): boolean {
    return this.intent(id).status === 'created';
  }

  /** How often this was asked of an order, and whether every call was signed. */
  asked(id: string, action: 'cancel' | 'refund') {
    const calls = this.operator.vendors.requests.filter(({ path }) => path === `${API}/${id}/${action}`);
    const isSignedCall = (call: (typeof calls)[number]) =>
      isSigned(testConfig.paymentsSecret, Object.fromEntries(call.headers), call, this.operator.time.ms);
    return { times: calls.length, isSigned: calls.every(isSignedCall) };
  }

  /** Lets the operator ask now what it has to. */
  async askNow(): Promise<void> {
    await this.operator.control('deposits/stop');
  }

  async stored(id: string): Promise<Stored> {
    const [row] = await this.operator.database.query<Stored>(
      'select status, reason from operator.payments where id = $1',
      [id],
    );
    if (row === undefined) throw new Error(`There is no payment ${id}`);
    return row;
  }

  /** What was credited to a player, in minor units. */
  async credited(uid: number): Promise<bigint> {
    const [row] = await this.operator.database.query<{ sum: bigint }>(
      `select coalesce(sum(amount), 0)::bigint as sum from operator.ledger_movements where uid = $1 and reason = 'deposit'`,
      [uid],
    );
    return row?.sum ?? 0n;
  }

  /** The kinds of notices that a player has got. */
  async notices(uid: number): Promise<readonly string[]> {
    const rows = await this.operator.database.query<{ subject: string }>(
      `select subject from operator.inbox where uid = $1 and subject like 'deposit%' order by id`,
      [uid],
    );
    return rows.map(({ subject }) => subject);
  }

  exclude(cookie: string, kind = 'break', length = '0'): Promise<Reply> {
    return this.operator.call('responsible.exclude', { kind, length }, { cookie });
  }

  limit(cookie: string, amount: string, period = 'day'): Promise<Reply> {
    return this.operator.call('responsible.setLimit', { kind: 'deposit', period, amount }, { cookie });
  }

  private open({ merchant_ref: id, amount, currency }: { merchant_ref: string; amount: string; currency: string }) {
    this.intents.set(id, { amount, currency, status: 'created', refunded: false });
    return Response.json({ id: `i-${id}`, hosted_url: 'http://127.0.0.1:3002/payments/pay/1' });
  }

  private intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (intent === undefined) throw new Error(`The vendor has no order ${id}`);
    return intent;
  }
}
