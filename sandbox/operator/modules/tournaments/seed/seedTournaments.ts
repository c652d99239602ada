import type { Database, Sql } from '../../../../database/database.ts';
import { seedPlayer } from '../../../seedPlayers.ts';
import type { HouseFace } from '../../winners/house/module.ts';
import { insertParticipant } from '../pointsRepository.ts';
import type { NewTournament } from '../tournament.ts';
import type { TournamentPoints } from '../TournamentPoints.ts';
import { hasTournaments, insertTournament } from '../tournamentRepository.ts';
import { countOwnRounds } from './countOwnRounds.ts';
import { housePlays } from './housePlays.ts';
import { seriesDue, seriesMissed } from './series.ts';

/** The series whose games the ready-made player has played (`seedHistory`). */
const SERIES = 'harbour-week';

/** Who fills the boards of an empty database. */
export interface Past {
  readonly house: HouseFace;
  readonly points: Pick<TournamentPoints, 'booked'>;
}

interface Added extends NewTournament {
  readonly id: bigint;
}

/**
 * Adds the periods that an empty database has missed. Where there are house players, and in an empty database only, they
 * and the ready-made player have taken part in one of them: its board is frozen, published and paid by the job that ends
 * all tournaments, as soon as that runs. In the one after it the ready-made player takes part, too.
 */
export function seedTournaments(database: Database, now: Date, past: Past | null): Promise<void> {
  return database.transaction(async (tx) => {
    const isEmpty = !(await hasTournaments(tx));
    const missed = await addAll(tx, seriesMissed(now));
    if (past === null || !isEmpty) return;
    // None if another replica has added it meanwhile, with all that belongs to it.
    const over = ofSeries(missed);
    if (over === undefined) return;
    await playOver(tx, now, over, past);
    // The last period that has begun comes before the next one.
    const running = ofSeries(await addAll(tx, seriesDue(now)));
    if (running !== undefined) await playRunning(tx, running, past);
  });
}

/** The house players' rounds count by being booked; those of the ready-made player are there already. */
async function playOver(tx: Sql, now: Date, over: Added, { house, points }: Past): Promise<void> {
  const uids = await house.players(tx, now);
  for (const uid of [seedPlayer.uid, ...uids]) await insertParticipant(tx, over.id, uid, over.starts_at);
  await house.playPast(tx, housePlays(uids, over.starts_at));
  await countOwnRounds(tx, points, over);
}

/** The house players join as they sit down to play. */
async function playRunning(tx: Sql, running: Added, { points }: Past): Promise<void> {
  await insertParticipant(tx, running.id, seedPlayer.uid, running.starts_at);
  await countOwnRounds(tx, points, running);
}

/** Returns those that were not there. */
async function addAll(tx: Sql, tournaments: readonly NewTournament[]): Promise<readonly Added[]> {
  const added: Added[] = [];
  for (const tournament of tournaments) {
    const id = await insertTournament(tx, tournament);
    if (id !== null) added.push({ ...tournament, id });
  }
  return added;
}

const ofSeries = (added: readonly Added[]): Added | undefined =>
  added.find(({ sysname }) => sysname.startsWith(`${SERIES}:`));
