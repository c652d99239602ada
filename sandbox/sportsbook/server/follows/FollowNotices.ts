import type { Database, Sql } from '../../../database/database.ts';
import { backoffMs } from '../../../OperatorCalls.ts';
import { DAY_MS } from '../book/EventBook.ts';
import type { WalletClient } from '../WalletClient.ts';
import type { WalletNotice } from '../walletMessages.ts';

/** A start that could not be told for so long, in ms, is no news any more. */
const LATE_MS = 10 * 60_000;
/** Matches are followed no longer than this after their start, in ms. */
const KEPT_MS = 3 * DAY_MS;
const FORGET_EVERY_MS = 600_000;
const BATCH = 100;

interface NoticeRow extends Omit<WalletNotice, 'notice_id' | 'bet_id'> {
  readonly id: string;
  readonly bet: string | null;
  readonly attempts: number;
}

/**
 * Tells the operator what has happened to followed matches. Everything is queued under an id made of what it tells, and
 * sent with it until the operator answers: after a kill or a lost reply the player is told once.
 */
export class FollowNotices {
  private forgottenAt = 0;

  constructor(
    private readonly database: Database,
    private readonly wallet: Pick<WalletClient, 'notice'>,
    private readonly now: () => number,
  ) {}

  /** Queues what is new, and sends what is due. */
  async tellDue(): Promise<void> {
    const now = this.now();
    await this.database.transaction((tx) => queueKickOffs(tx, now));
    await queueSettled(this.database, now);
    await this.forgetOld(now);
    for (const notice of await dueNotices(this.database, now)) await this.send(notice);
  }

  private async forgetOld(now: number): Promise<void> {
    if (now - this.forgottenAt < FORGET_EVERY_MS) return;
    this.forgottenAt = now;
    await this.database.query('DELETE FROM vendors.sportsbook_follows WHERE starts_at < $1', [now - KEPT_MS]);
    // Long after every match that they are about has left the list.
    await this.database.query('DELETE FROM vendors.sportsbook_notices WHERE is_done AND created_at < $1', [
      now - 10 * KEPT_MS,
    ]);
  }

  /** A refusal is final: the player is gone, or the operator knows better. */
  private async send({ id, player, kind, event_id: eventId, event, bet, attempts }: NoticeRow): Promise<void> {
    const about = { notice_id: id, player, kind, event_id: eventId, event };
    const reply = await this.wallet.notice(bet === null ? about : { ...about, bet_id: bet });
    if (reply.kind === 'unknown') {
      await this.database.query(
        'UPDATE vendors.sportsbook_notices SET attempts = attempts + 1, retry_at = $2 WHERE id = $1',
        [id, this.now() + backoffMs(attempts)],
      );
      return;
    }
    await this.database.query('UPDATE vendors.sportsbook_notices SET is_done = true WHERE id = $1', [id]);
  }
}

/** Matches that have begun since the last look: each is taken off the list in the transaction that queues it. */
async function queueKickOffs(tx: Sql, now: number): Promise<void> {
  await tx.query(
    `WITH begun AS (
       UPDATE vendors.sportsbook_follows SET has_begun = true WHERE NOT has_begun AND starts_at <= $1
       RETURNING player, event_id, event, starts_at)
     INSERT INTO vendors.sportsbook_notices (id, player, kind, event_id, event, retry_at, created_at)
     SELECT 'kick-off:' || player || ':' || event_id, player, 'kick_off', event_id, event, $1, $1
     FROM begun WHERE starts_at > $2 ON CONFLICT DO NOTHING`,
    [now, now - LATE_MS],
  );
}

/** Bets on followed matches that have ended and been paid. What a player has sold they know themselves. */
async function queueSettled(sql: Sql, now: number): Promise<void> {
  await sql.query(
    `INSERT INTO vendors.sportsbook_notices (id, player, kind, event_id, event, bet, retry_at, created_at)
     SELECT DISTINCT ON (b.id) 'bet:' || b.id, f.player, 'bet_settled', f.event_id, f.event, b.id, $1::bigint, $1::bigint
     FROM vendors.sportsbook_follows f
       JOIN vendors.sportsbook_legs l ON l.event_id = f.event_id
       JOIN vendors.sportsbook_bets b ON b.id = l.bet AND b.player = f.player
     WHERE b.state = 'settled' AND b.outcome IN ('won', 'returned', 'lost', 'void') AND b.settled_at >= f.created_at
       AND NOT EXISTS (SELECT 1 FROM vendors.sportsbook_moves m WHERE m.bet = b.id AND NOT m.is_done)
       AND NOT EXISTS (SELECT 1 FROM vendors.sportsbook_notices n WHERE n.id = 'bet:' || b.id)
     ORDER BY b.id, f.starts_at
     ON CONFLICT DO NOTHING`,
    [now],
  );
}

function dueNotices(sql: Sql, now: number): Promise<NoticeRow[]> {
  return sql.query<NoticeRow>(
    `SELECT id, player, kind, event_id, event, bet, attempts FROM vendors.sportsbook_notices
     WHERE NOT is_done AND retry_at <= $1 ORDER BY retry_at LIMIT ${BATCH}`,
    [now],
  );
}
