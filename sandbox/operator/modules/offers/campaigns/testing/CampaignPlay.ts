import type { OutputOf } from '../../../../../../src/contract/index.ts';
import type { bonuses } from '../../../../../../src/contract/bonuses/bonuses.ts';
import type { campaigns, WireOffer } from '../../../../../../src/contract/offers/campaigns.ts';
import type { WireFields } from '../../../../../../src/contract/base/wire.ts';
import type { Reply, TestOperator } from '../../../../testing/startTestOperator.ts';
import { TestCashier, idOf, messageOf } from '../../../cashier/testing/TestCashier.ts';

type Bonus = OutputOf<typeof bonuses.get>['items'][number];

let ids = 0;
const newId = (name: string): string => `campaign-${name}-${(ids += 1)}`;

/** A player of the campaigns' tests, who deposits and takes offers. */
export class CampaignPlay {
  private constructor(
    private readonly operator: TestOperator,
    readonly uid: number,
    readonly cookie: string,
    readonly currency: string,
  ) {}

  static async of(operator: TestOperator, fields: WireFields = {}): Promise<CampaignPlay> {
    const { uid, cookie } = await operator.player(fields);
    return new CampaignPlay(operator, uid, cookie, String(fields['currency'] ?? 'USD'));
  }

  call(name: string, fields: WireFields = {}): Promise<Reply> {
    return this.operator.call(name, fields, { cookie: this.cookie });
  }

  async offers(): Promise<readonly WireOffer[]> {
    return ((await this.call('campaigns.getoffers')).data as OutputOf<typeof campaigns.getoffers>).items;
  }

  async offer(id: string): Promise<WireOffer | null> {
    return (await this.call('campaigns.getOffer', { offer_id: id })).data;
  }

  take(id: string): Promise<Reply> {
    return this.call('campaigns.takepromotions', { offer_id: id });
  }

  activate(code: string): Promise<Reply> {
    return this.call('campaigns.activateOffer', { promo_code: code });
  }

  async bonuses(): Promise<readonly Bonus[]> {
    return ((await this.call('bonuses.get')).data as OutputOf<typeof bonuses.get>).items;
  }

  async balance(kind: 'main' | 'bonus' | 'betting_bonus' = 'main'): Promise<string> {
    const { data } = await this.call('account.getBalance');
    return (data as Record<string, { readonly amount: string }>)[`balance_${kind}`]?.amount ?? '';
  }

  /** The bonuses' amounts, newest first; of a player whose session may have ended. */
  async granted(): Promise<readonly bigint[]> {
    const rows = await this.operator.database.query<{ amount: bigint }>(
      'select amount from operator.bonuses where uid = $1 order by id desc',
      [BigInt(this.uid)],
    );
    return rows.map(({ amount }) => amount);
  }

  /** Asks for a deposit. */
  ask(amount: string, offerId = '', method = 'card'): Promise<Reply> {
    const fields = { method, amount, currency: this.currency, campaign_offer_id: offerId };
    return this.spend('cashier.makedeposit', fields);
  }

  withdraw(amount: string, more: WireFields = {}): Promise<Reply> {
    const fields = { method: 'card', amount, currency: this.currency, requisites: '4111 1111 1111 1111', ...more };
    return this.spend('cashier.makewithdrawal', fields);
  }

  /** A deposit that succeeds. */
  async deposit(amount: string, offerId = ''): Promise<void> {
    await this.pay(idOf(await this.ask(amount, offerId)), amount);
  }

  /** The payment vendor reports the deposit as paid. */
  async pay(id: string, amount: string): Promise<void> {
    const told = messageOf(id, 'deposit.succeeded', { amount, currency: this.currency });
    const reply = await new TestCashier(this.operator).tell(told);
    if (reply.statusCode !== 200) throw new Error(`The webhook was refused: ${reply.body}`);
  }

  async exclude(kind: 'time_out' | 'self_exclusion'): Promise<void> {
    await this.operator.database.query(
      `insert into operator.exclusions (uid, kind, created_at, until) values ($1, $2, $3, $4)`,
      [BigInt(this.uid), kind, new Date(this.operator.time.ms), new Date(this.operator.time.ms + 86_400_000)],
    );
  }

  /** The events of a type that were sent to the player, oldest first. */
  async events(type: string): Promise<readonly unknown[]> {
    const rows = await this.operator.database.query<{ data: unknown }>(
      `select event -> 'data' as data from operator.realtime_events where uid = $1 and event ->> 'type' = $2 order by seq`,
      [BigInt(this.uid), type],
    );
    return rows.map(({ data }) => data);
  }

  private spend(name: string, fields: WireFields): Promise<Reply> {
    return this.operator.call(name, fields, {
      cookie: this.cookie,
      headers: { 'idempotency-key': newId('key') },
    });
  }
}
