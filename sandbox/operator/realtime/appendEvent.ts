import type { RealtimeEvent } from '../../../src/contract/index.ts';
import type { Sql } from '../../database/database.ts';

/** Payload: the uid with new events. Receivers read the events from the table. */
export const EVENTS_CHANNEL = 'croupier_events';

/** Events kept for a player: ten minutes, or the last 500. */
export const KEPT_MS = 10 * 60_000;
export const KEPT_EVENTS = 500;

/**
 * Appends an event to a player's sequence inside of `tx`, so that it is committed together with the change it reports.
 * The sequence has no gaps: its row is locked until the transaction ends.
 */
export async function appendEvent(tx: Sql, uid: bigint, event: RealtimeEvent, at: Date): Promise<void> {
  await tx.query(
    `with cursor as (
       insert into operator.realtime_cursors (uid, seq) values ($1, 1)
       on conflict (uid) do update set seq = realtime_cursors.seq + 1 returning seq),
     event as (
       insert into operator.realtime_events (uid, seq, event, created_at) select $1, seq, $2::jsonb, $3 from cursor returning uid)
     select pg_notify('${EVENTS_CHANNEL}', uid::text) from event`,
    [uid, JSON.stringify(event), at],
  );
}
