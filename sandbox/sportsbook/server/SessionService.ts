import type { Sql } from '../../database/database.ts';
import { parseAmount } from '../rules/amounts.ts';
import type { StakeLimits } from '../rules/slipChecks.ts';
import { SportsbookError } from './SportsbookError.ts';
import type { WalletClient } from './WalletClient.ts';
import type { WalletSession } from './walletMessages.ts';

export interface SessionRow {
  readonly token: string;
  readonly player: string;
  readonly currency: string;
  readonly decimals: number;
  readonly locale: string;
  readonly least_stake: bigint;
  readonly most_stake: bigint;
  readonly most_payout: bigint;
}

export const limitsOf = (session: SessionRow): StakeLimits => ({
  least: session.least_stake,
  most: session.most_stake,
  mostPayout: session.most_payout,
});

/** Sessions that the operator has given to players; each is asked for again whenever a page opens. */
export class SessionService {
  constructor(
    private readonly database: Sql,
    private readonly wallet: WalletClient,
    private readonly now: () => number,
  ) {}

  /** Asks the operator who the player is and what pays; throws SportsbookError. */
  async open(token: string): Promise<WalletSession> {
    const reply = await this.wallet.session(token);
    if (reply.kind === 'unknown') throw new SportsbookError('OperatorUnavailable', 'The casino does not answer');
    if (reply.kind === 'refused')
      throw new SportsbookError(reply.type === 'SessionExpired' ? reply.type : 'OperatorRefused', reply.message);
    await this.save(token, reply.value);
    return reply.value;
  }

  /** A session opened before. */
  async known(token: string): Promise<SessionRow> {
    const rows = await this.database.query<SessionRow>(
      `SELECT token, player, currency, decimals, locale, least_stake, most_stake, most_payout
       FROM vendors.sportsbook_sessions WHERE token = $1`,
      [token],
    );
    const [row] = rows;
    if (row === undefined) throw new SportsbookError('SessionExpired', 'The session is unknown');
    return row;
  }

  private async save(token: string, session: WalletSession): Promise<void> {
    const { decimals, limits } = session;
    const amounts = [limits.min_stake, limits.max_stake, limits.max_payout].map((text) => parseAmount(text, decimals));
    if (amounts.includes(null)) throw new SportsbookError('OperatorRefused', 'The limits cannot be read');
    await this.database.query(
      `INSERT INTO vendors.sportsbook_sessions
         (token, player, currency, decimals, locale, least_stake, most_stake, most_payout, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (token) DO UPDATE SET locale = excluded.locale, least_stake = excluded.least_stake,
         most_stake = excluded.most_stake, most_payout = excluded.most_payout`,
      [token, session.player, session.currency, decimals, session.locale, ...amounts, this.now()],
    );
  }
}
