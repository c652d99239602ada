import type { OutputOf } from '../../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../../src/contract/cashier/cashier.ts';
import type { withdrawals } from '../../../../../../src/contract/cashier/withdrawals.ts';
import type { Reply, TestOperator } from '../../../../testing/startTestOperator.ts';
import { TestCashier } from '../../testing/TestCashier.ts';

export type Settings = OutputOf<typeof cashier.getwithdrawsettings>;
export type Timeline = OutputOf<typeof withdrawals.getwithdrawal>;

const countries: Readonly<Record<string, string>> = { USD: 'LV', JPY: 'JP', KWD: 'KW' };

/** A player of a test operator, as far as withdrawals go. */
export class WithdrawalPlayer {
  private constructor(
    private readonly operator: TestOperator,
    readonly uid: number,
    readonly cookie: string,
    readonly currency: string,
  ) {}

  static async create(operator: TestOperator, credit = '', currency = 'USD'): Promise<WithdrawalPlayer> {
    const { uid, cookie } = await operator.player({ currency, country: countries[currency] ?? 'LV' });
    const player = new WithdrawalPlayer(operator, uid, cookie, currency);
    if (credit !== '') await player.credit(credit);
    return player;
  }

  async credit(amount: string): Promise<void> {
    await this.operator.control('credit', { uid: this.uid, amount, currency: this.currency });
  }

  /** Replaces what the market asks before a withdrawal. */
  async needs(needs: readonly string[]): Promise<void> {
    await this.operator.control('require', { uid: this.uid, action: 'withdraw', needs });
  }

  async verify(): Promise<void> {
    await this.operator.database.query(
      `insert into operator.verifications (uid, applicant_id, status, created_at, updated_at)
       values ($1, $2, 'approved', now(), now())`,
      [this.uid, `applicant-${this.uid}`],
    );
  }

  call(name: string, fields: Record<string, string | boolean> = {}): Promise<Reply> {
    return this.operator.call(name, fields, { cookie: this.cookie });
  }

  withdraw(amount: string, more: Record<string, string | boolean> = {}): Promise<Reply> {
    return new TestCashier(this.operator).withdraw(this.cookie, { amount, currency: this.currency, ...more });
  }

  async settings(): Promise<Settings> {
    const { status, data } = await this.call('cashier.getwithdrawsettings');
    if (status !== 200) throw new Error(`The settings answered ${status}`);
    return data;
  }

  async timeline(transaction: string): Promise<Timeline> {
    return (await this.call('cashier.getwithdrawal', { transaction })).data;
  }
}
