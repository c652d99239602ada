import type { Sql } from '../../../database/database.ts';
import type { Tournament } from './tournament.ts';
import type { PlayedRound } from './tournamentRules.ts';

/** A round that a participant has begun: it is followed in every tournament that it may count in. */
export interface BegunRound {
  readonly roundId: string;
  readonly uid: bigint;
  readonly game: string;
  readonly currency: string;
  readonly main: bigint;
  readonly bonus: bigint;
  readonly at: Date;
}

export async function followRound(tx: Sql, round: BegunRound): Promise<void> {
  await tx.query(
    `insert into operator.tournament_rounds (tournament_id, round_id, uid, state, currency, main, bonus)
     select t.id, $2, $1, 'open', $4, $5, $6
     from operator.tournament_participants p join operator.tournaments t on t.id = p.tournament_id
     where p.uid = $1 and p.joined_at <= $7 and t.frozen_at is null and t.starts_at <= $7 and t.ends_at > $7
       and (cardinality(t.games) = 0 or $3 = any(t.games))
     on conflict do nothing`,
    [round.uid, round.roundId, round.game, round.currency, round.main, round.bonus, round.at],
  );
}

/** Adds to an open round's stakes and payout; what came back is negative. */
export async function changeRound(
  tx: Sql,
  roundId: string,
  { main = 0n, bonus = 0n, payout = 0n }: { readonly main?: bigint; readonly bonus?: bigint; readonly payout?: bigint },
): Promise<void> {
  await tx.query(
    `update operator.tournament_rounds set main = main + $2, bonus = bonus + $3, payout = payout + $4
     where round_id = $1 and state = 'open'`,
    [roundId, main, bonus, payout],
  );
}

export interface FollowedRound extends PlayedRound {
  readonly tournament_id: bigint;
  readonly uid: bigint;
  readonly state: 'open' | 'counted' | 'late' | 'returned' | 'reset';
}

/** The round in every tournament that follows it, in the order in which tournaments are held. */
export function findFollowed(tx: Sql, roundId: string): Promise<FollowedRound[]> {
  return tx.query<FollowedRound>(
    `select tournament_id, uid, state, currency, main, bonus, payout from operator.tournament_rounds
     where round_id = $1 order by tournament_id`,
    [roundId],
  );
}

export async function endRound(
  tx: Sql,
  round: { readonly tournamentId: bigint; readonly roundId: string },
  { state, points, at }: { readonly state: FollowedRound['state']; readonly points: bigint; readonly at: Date },
): Promise<void> {
  await tx.query(
    `update operator.tournament_rounds set state = $3, points = $4, settled_at = $5
     where tournament_id = $1 and round_id = $2`,
    [round.tournamentId, round.roundId, state, points, at],
  );
}

/** A participant's points after a round has brought some: more in sum, or a better best. */
export async function raisePoints(
  tx: Sql,
  { id, rule }: Pick<Tournament, 'id' | 'rule'>,
  uid: bigint,
  points: bigint,
  at: Date,
): Promise<void> {
  const next = rule === 'turnover' ? 'points + $3' : 'greatest(points, $3)';
  await tx.query(
    `update operator.tournament_participants set points = ${next}, reached_at = $4
     where tournament_id = $1 and uid = $2 and ${next} > points`,
    [id, uid, points, at],
  );
}

/** A participant's points as the rounds that count make them: after one of them was taken back. */
export async function recountPoints(
  tx: Sql,
  { id, rule }: Pick<Tournament, 'id' | 'rule'>,
  uid: bigint,
  at: Date,
): Promise<void> {
  const all = rule === 'turnover' ? 'sum(r.points)' : 'max(r.points)';
  await tx.query(
    `with own as (select coalesce(${all}, 0)::bigint as points from operator.tournament_rounds r
       where r.tournament_id = $1 and r.uid = $2 and r.state = 'counted')
     update operator.tournament_participants p set points = own.points, reached_at = $3 from own
     where p.tournament_id = $1 and p.uid = $2 and p.points <> own.points`,
    [id, uid, at],
  );
}

/** Null if the player has joined before. */
export async function insertParticipant(tx: Sql, id: bigint, uid: bigint, at: Date): Promise<bigint | null> {
  const [row] = await tx.query<{ readonly number: bigint }>(
    `insert into operator.tournament_participants (tournament_id, uid, joined_at, reached_at) values ($1, $2, $3, $3)
     on conflict do nothing returning number`,
    [id, uid, at],
  );
  return row?.number ?? null;
}

/** The unfrozen tournaments in which a withdrawal costs the player points. */
export async function findResetting(
  sql: Sql,
  uid: bigint,
): Promise<readonly { readonly id: bigint; readonly title: string }[]> {
  return sql.query<{ readonly id: bigint; readonly title: string }>(
    `select t.id, t.data ->> 'title' as title from operator.tournament_participants p
     join operator.tournaments t on t.id = p.tournament_id
     where p.uid = $1 and p.points > 0 and t.reset_on_cashout and t.frozen_at is null order by t.id`,
    [uid],
  );
}

/** A withdrawal has cost the player the points; rounds that are open go on. */
export async function resetPoints(tx: Sql, id: bigint, uid: bigint, at: Date): Promise<void> {
  await tx.query(
    `update operator.tournament_rounds set state = 'reset' where tournament_id = $1 and uid = $2 and state = 'counted'`,
    [id, uid],
  );
  await tx.query(
    'update operator.tournament_participants set points = 0, reached_at = $3 where tournament_id = $1 and uid = $2',
    [id, uid, at],
  );
}
