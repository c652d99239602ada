import type { WireMoney } from '../../../src/contract/base/realtime.ts';
import type { Sql } from '../../database/database.ts';
import { minorUnits } from '../ledger/amounts.ts';

interface HeldReward {
  readonly round_id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly created_at: Date;
}

/** Rewards after `since` that a page may still be coming to, such as those of a wheel that turns, oldest first. */
export async function findHeldRewards(sql: Sql, uid: bigint, since: Date): Promise<HeldReward[]> {
  const rows = await sql.query<{ round_id: string; amount: WireMoney; created_at: Date }>(
    `select event->'data'->'cause'->>'round_id' as round_id, event->'data'->'cause'->'amount' as amount, created_at
     from operator.realtime_events
     where uid = $1 and created_at > $2 and event->>'type' = 'account.balance_updated'
       and event->'data'->'cause'->>'kind' = 'bonus' and event->'data'->'cause'->>'round_id' <> ''
     order by seq`,
    [uid, since],
  );
  return rows.map(({ round_id, amount: { amount, currency }, created_at }) => {
    const minor = minorUnits(amount, currency);
    if (minor === null) throw new Error(`An event of ${uid} has no readable amount: ${amount} ${currency}`);
    return { round_id, amount: minor, currency, created_at };
  });
}
