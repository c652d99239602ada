import type { OutputOf } from '../../../../../../src/contract/index.ts';
import type { bonuses } from '../../../../../../src/contract/bonuses/bonuses.ts';
import { signedHeaders } from '../../../../../signing.ts';
import { testConfig } from '../../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../../testing/startTestOperator.ts';

export interface TestGrant {
  readonly amount: string;
  readonly times?: number;
  readonly sticky?: boolean;
  readonly mostTimes?: number;
  readonly maxStake?: string;
  readonly excluded?: readonly string[];
  readonly types?: Readonly<Record<string, number>>;
  readonly type?: 'casino' | 'betting';
  readonly sourceId?: string;
}

type Bonus = OutputOf<typeof bonuses.get>['items'][number];

let ids = 0;

/** A player with bonuses, and the studio's calls for their rounds. */
export class BonusPlay {
  private constructor(
    private readonly operator: TestOperator,
    readonly uid: number,
    readonly cookie: string,
    private readonly session: string,
  ) {}

  static async of(operator: TestOperator, game = 'lantern-harbor'): Promise<BonusPlay> {
    const { uid, cookie } = await operator.player();
    const reply = await operator.app.inject({
      url: `/platform/game/${game}/play?locale=en`,
      headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
    });
    const session = new URL(String(reply.headers.location)).searchParams.get('session') ?? '';
    return new BonusPlay(operator, uid, cookie, session);
  }

  async grant(grant: TestGrant): Promise<void> {
    const { sourceId = `grant-${(ids += 1)}`, type = 'casino', amount, times = 10 } = grant;
    await this.operator.control('grantBonus', {
      uid: this.uid,
      amount,
      currency: 'USD',
      source_id: sourceId,
      terms: JSON.stringify({
        type,
        wager_times: times,
        wager_base: 'bonus',
        is_sticky: grant.sticky ?? false,
        max_stake: grant.maxStake === undefined ? null : { amount: grant.maxStake, currency: 'USD' },
        max_conversion_times: grant.mostTimes ?? null,
        days: 7,
        counts: { types: grant.types ?? {}, games: {}, excluded: grant.excluded ?? [] },
      }),
    });
  }

  async credit(amount: string): Promise<void> {
    await this.operator.control('credit', { uid: this.uid, amount, currency: 'USD' });
  }

  async bonuses(): Promise<readonly Bonus[]> {
    const { data } = await this.operator.call('bonuses.get', {}, { cookie: this.cookie });
    return (data as OutputOf<typeof bonuses.get>).items;
  }

  /** What is stored of the first bonus: a test that moves the clock by days has no session any more. */
  async stored(): Promise<{
    readonly status: string;
    readonly ending: string | null;
    readonly converted: bigint | null;
  }> {
    const [row] = await this.operator.database.query<Awaited<ReturnType<BonusPlay['stored']>>>(
      'select status, ending, converted from operator.bonuses where uid = $1 order by id limit 1',
      [BigInt(this.uid)],
    );
    if (row === undefined) throw new Error('There is no bonus');
    return row;
  }

  /** The money on an account, in minor units. */
  async account(kind: 'main' | 'bonus'): Promise<bigint> {
    const [row] = await this.operator.database.query<{ readonly balance: bigint }>(
      'select balance from operator.ledger_accounts where uid = $1 and kind = $2',
      [BigInt(this.uid), kind],
    );
    return row?.balance ?? 0n;
  }

  async stakes(): Promise<readonly unknown[]> {
    const [bonus] = await this.bonuses();
    const { data } = await this.operator.call('bonuses.getStakes', { bonus_id: bonus?.id }, { cookie: this.cookie });
    return (data as { readonly items: readonly unknown[] }).items;
  }

  /** Acts on a bonus, by default on the first one. */
  async act(action: 'activate' | 'deactivate' | 'remove', id?: number) {
    const bonus = id ?? (await this.bonuses())[0]?.id;
    return this.operator.call(`bonuses.${action}`, { bonus_id: bonus }, { cookie: this.cookie });
  }

  async balances() {
    const { data } = await this.operator.call('account.getBalance', {}, { cookie: this.cookie });
    const own = data as Record<'balance_main' | 'balance_bonus' | 'balance_betting_bonus', { readonly amount: string }>;
    return {
      main: own.balance_main.amount,
      bonus: own.balance_bonus.amount,
      betting: own.balance_betting_bonus.amount,
    };
  }

  /** The balance that the game shows. */
  async sessionBalance(): Promise<string | undefined> {
    return (await this.wallet('session', { session: this.session })).body.balance;
  }

  /** The free spins that the game is offered. */
  async freeSpins(): Promise<{ readonly id: string; readonly remaining: number; readonly stake: string } | null> {
    return (await this.wallet('session', { session: this.session })).body.free_spins ?? null;
  }

  /** Opens a round; the pace of the market is kept by the test's clock. */
  async bet(amount: string, more: object = {}) {
    this.operator.time.ms += 3_000;
    const id = `bonus-round-${(ids += 1)}`;
    const body = {
      session: this.session,
      round_id: id,
      transaction_id: `${id}:bet`,
      game: 'lantern-harbor',
      amount,
      currency: 'USD',
      ...more,
    };
    return { id, ...(await this.wallet('bet', body)) };
  }

  win(id: string, amount: string) {
    const body = { round_id: id, transaction_id: `${id}:win`, amount, currency: 'USD', finished: true };
    return this.wallet('win', body);
  }

  rollback(id: string) {
    const body = { round_id: id, transaction_id: `${id}:back`, original_transaction_id: `${id}:bet` };
    return this.wallet('rollback', body);
  }

  async round(stake: string, payout: string): Promise<void> {
    const { id } = await this.bet(stake);
    await this.win(id, payout);
  }

  private async wallet(method: string, body: object) {
    const payload = JSON.stringify(body);
    const signed = { method: 'POST', path: `/wallet/${method}`, body: payload };
    const headers = signedHeaders(testConfig.walletSecret, signed, this.operator.time.ms);
    const reply = await this.operator.app.inject({ method: 'POST', url: `/wallet/${method}`, payload, headers });
    return {
      status: reply.statusCode,
      body: reply.json<{
        readonly balance?: string;
        readonly free_spins?: { readonly id: string; readonly remaining: number; readonly stake: string } | null;
        readonly error?: { readonly type: string };
      }>(),
    };
  }
}
