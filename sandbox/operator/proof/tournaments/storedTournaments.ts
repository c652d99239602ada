import type { Database } from '../../../database/database.ts';
import type { ProofPlayer } from '../RoundDesk.ts';
import type { ModelPlace, ModelTournament, TournamentModel } from './TournamentModel.ts';

/** Where a stored final board is not the model's. */
export async function wrongBoard(
  database: Database,
  { id, rule }: ModelTournament,
  expected: readonly ModelPlace[],
): Promise<string[]> {
  const stored = await database.query<{ uid: bigint; points: bigint; prize: bigint }>(
    `select uid, points, coalesce(prize, 0) as prize from operator.tournament_places
     where tournament_id = $1 and (prize is null or paid_at is not null) order by place`,
    [id],
  );
  const text = (places: readonly ModelPlace[]) =>
    places.map(({ uid, points, prize }) => `${uid}=${points}/${prize}`).join(' ');
  return text(stored) === text(expected)
    ? []
    : [`board of ${rule} ${id}: stored ${text(stored)}, expected ${text(expected)}`];
}

/** Players whose balance is not what they were granted, less what they lost, and their prizes. */
export async function wrongPlayers(
  database: Database,
  model: TournamentModel,
  players: readonly ProofPlayer[],
  lost: ReadonlyMap<bigint, bigint>,
): Promise<string[]> {
  const rows = await database.query<{ uid: bigint; balance: bigint }>(
    `select uid, balance from operator.ledger_accounts where kind = 'main' and uid is not null`,
  );
  const balances = new Map(rows.map(({ uid, balance }) => [uid, balance]));
  return players.flatMap(({ uid, granted }) => {
    const expected = granted - (lost.get(uid) ?? 0n) + (model.won.get(uid) ?? 0n);
    return balances.get(uid) === expected ? [] : [`player ${uid} has ${balances.get(uid)}, expected ${expected}`];
  });
}
