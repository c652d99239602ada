import type { Sql } from '../../../../database/database.ts';

export interface RoundRow {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly image: string | null;
  readonly colour: string | null;
  readonly currency: string;
  readonly status: 'open' | 'settled' | 'rolled_back';
  readonly stake: bigint;
  readonly payout: bigint;
  readonly started_at: Date;
  readonly settled_at: Date | null;
}

export interface RoundFilter {
  readonly uid: bigint;
  readonly game: string;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly offset: number;
  readonly count: number;
}

export interface FreshWin {
  readonly round_id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly created_at: Date;
}

/** Wins booked after `since`, oldest first. */
export function findFreshWins(sql: Sql, uid: bigint, since: Date): Promise<FreshWin[]> {
  return sql.query<FreshWin>(
    `select round_id, amount, currency, created_at from operator.wallet_calls
     where uid = $1 and kind = 'win' and amount > 0 and created_at > $2 order by created_at limit 100`,
    [uid, since],
  );
}

const roundFilter = `r.uid = $1 and ($2 = '' or r.game = $2) and ($3::timestamptz is null or r.started_at >= $3) and ($4::timestamptz is null or r.started_at < $4)`;

export async function countRounds(sql: Sql, { uid, game, from, to }: RoundFilter): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(
    `select count(*) as count from operator.rounds r where ${roundFilter}`,
    [uid, game, from, to],
  );
  return Number(row?.count ?? 0n);
}

export function findRounds(sql: Sql, { uid, game, from, to, offset, count }: RoundFilter): Promise<RoundRow[]> {
  return sql.query<RoundRow>(
    `select r.id, r.game, g.title, g.image, g.colour, r.currency, r.status, r.stake, r.payout, r.started_at, r.settled_at
     from operator.rounds r left join operator.game_facts g on g.sysname = r.game
     where ${roundFilter} order by r.started_at desc, r.id desc offset $5 limit $6`,
    [uid, game, from, to, offset, count],
  );
}

/** The games that a player has played last, the latest first. */
export async function findRecentGames(sql: Sql, uid: bigint, count: number): Promise<string[]> {
  const rows = await sql.query<{ game: string }>(
    `select game from operator.rounds where uid = $1 group by game order by max(started_at) desc limit $2`,
    [uid, count],
  );
  return rows.map(({ game }) => game);
}
