import type { Sql } from '../../../database/database.ts';

/** The same source and id give their tickets once. */
export async function addTickets(
  tx: Sql,
  {
    uid,
    reward,
    source,
    sourceId,
  }: {
    readonly uid: bigint;
    readonly reward: { readonly count: number };
    readonly source: string;
    readonly sourceId: string;
  },
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into operator.tournament_tickets (uid, source, source_id, given_at)
     select $1, $2, $3 || ':' || n, $5 from generate_series(1, $4::int) n on conflict do nothing`,
    [uid, source, sourceId, reward.count, at],
  );
}

export async function countTickets(sql: Sql, uid: bigint): Promise<number> {
  const [row] = await sql.query<{ readonly unused: bigint }>(
    'select count(*) as unused from operator.tournament_tickets where uid = $1 and used_at is null',
    [uid],
  );
  return Number(row?.unused ?? 0n);
}

/** Uses the oldest ticket; false without one. Of two tournaments joined at once, each takes another ticket. */
export async function takeTicket(tx: Sql, uid: bigint, tournamentId: bigint, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `update operator.tournament_tickets set used_at = $3, tournament_id = $2 where id = (
       select id from operator.tournament_tickets where uid = $1 and used_at is null
       order by id limit 1 for update skip locked)
     returning id`,
    [uid, tournamentId, at],
  );
  return rows.length > 0;
}
