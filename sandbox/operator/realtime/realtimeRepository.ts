import type { RealtimeEvent } from '../../../src/contract/index.ts';
import type { Sql } from '../../database/database.ts';
import { KEPT_EVENTS } from './appendEvent.ts';

export interface StoredEvent {
  readonly seq: bigint;
  readonly event: RealtimeEvent;
}

export async function latestSeq(sql: Sql, uid: bigint): Promise<bigint> {
  const [row] = await sql.query<{ seq: bigint }>('select seq from operator.realtime_cursors where uid = $1', [uid]);
  return row?.seq ?? 0n;
}

/** Events with a sequence number above `after`, oldest first. */
export function eventsAfter(sql: Sql, uid: bigint, after: bigint): Promise<StoredEvent[]> {
  return sql.query<StoredEvent>(
    `select seq, event from operator.realtime_events where uid = $1 and seq > $2 order by seq limit ${KEPT_EVENTS}`,
    [uid, after],
  );
}

/** Deletes events older than `before`, and of each player all but the last 500. */
export async function forgetEvents(sql: Sql, before: Date): Promise<void> {
  await sql.query(
    `delete from operator.realtime_events e using operator.realtime_cursors c
     where c.uid = e.uid and (e.created_at < $1 or e.seq <= c.seq - ${KEPT_EVENTS})`,
    [before],
  );
}
