import type { Database, Sql } from '../database/database.ts';
import { post } from './ledger/post.ts';
import { seedPlayer } from './seedPlayers.ts';
import { seedGameSession, seedRound } from './seedRound.ts';
import { beforeThisWeek, earlierToday } from './seedTimes.ts';

const { uid, currency } = seedPlayer;
const sessionId = `seed-session-${uid}`;
const firstDeposit = `p_seed_${uid}_first`;
const secondDeposit = `p_seed_${uid}`;

/** How long before the start the rounds of today were played, in minutes: the active bonus came after them. */
const TODAY_ENDED = 30;

interface SeedStake {
  readonly game: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly payout: bigint;
}

const round = (game: string, stake: bigint, payout: bigint): SeedStake => ({ game, stake, payout });

/**
 * What was played for the second deposit since: with the cashback of the first week (`seedCashback`) nothing is left of it.
 * Nothing is left of the first one either: it was played with the first bonus (`seedBonuses`), and what came of that
 * and of free spins (`seedPastPacks`) was withdrawn (`seedPayments`).
 */
const weeks: readonly (readonly SeedStake[])[] = [
  // Lost: 30.00.
  [
    round('cherry-parade', 1_000n, 0n),
    round('cherry-parade', 1_000n, 1_500n),
    round('lantern-harbor', 1_500n, 0n),
    round('lantern-harbor', 1_500n, 500n),
  ],
  // Lost: 40.00.
  [
    round('cherry-parade', 1_500n, 0n),
    round('lantern-harbor', 2_000n, 1_000n),
    round('lantern-harbor', 1_500n, 0n),
    round('cherry-parade', 1_000n, 1_000n),
  ],
  // Of the running week; lost so far: 13.00.
  [round('lantern-harbor', 500n, 0n), round('cherry-parade', 1_000n, 700n), round('lantern-harbor', 500n, 0n)],
];

const historyRoundId = (week: number, index: number): string => `seed-${week}-${index}`;

/** Whether a round is one of `weeks`, paid by main money alone, and not one of the player's bonuses or free spins. */
export const isHistoryRound = (id: string): boolean => /^seed-\d+-\d+$/.test(id);

/**
 * What the ready-made player has done in the weeks before this one and today: deposits and real rounds, booked as
 * any others. Does nothing if the player has played.
 */
export async function seedHistory(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (await hasPlayed(tx)) return;
    const registered = beforeThisWeek(now, 28, 9);
    await payIn(tx, firstDeposit, 2_000n, registered);
    await payIn(tx, secondDeposit, 8_000n, beforeThisWeek(now, 14, 9));
    await tx.query('update operator.players set has_deposits = true, registered_at = $2 where uid = $1', [
      uid,
      registered,
    ]);
    await openSession(tx, registered, now);
    for (const [week, rounds] of weeks.entries()) {
      for (const [index, seeded] of rounds.entries()) {
        const at =
          week === weeks.length - 1
            ? earlierToday(now, TODAY_ENDED + (rounds.length - index) * 10)
            : beforeThisWeek(now, 14 - 7 * week, 42, index);
        await seedRound(tx, { ...seeded, id: historyRoundId(week, index), at });
      }
    }
  });
}

/**
 * Whether the ready-made player has this history and nobody has signed in as them yet: only then modules add their part
 * of it. Without it, on the market of benchmarks and on older data, the balance would not come out.
 */
export async function hasFreshHistory(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from operator.players where uid = $1 and last_login_at is null
       and exists (select 1 from operator.payments where id = $2)`,
    [uid, firstDeposit],
  );
  return rows.length > 0;
}

/** Also true if it has deposited: a player keeps a history of their own. */
async function hasPlayed(tx: Sql): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from operator.players where uid = $1 and (has_deposits or last_login_at is not null
       or exists (select 1 from operator.rounds r where r.uid = players.uid))`,
    [uid],
  );
  return rows.length > 0;
}

async function payIn(tx: Sql, id: string, amount: bigint, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.payments (id, uid, type, status, method, currency, amount, locale, created_at, updated_at)
     values ($1, $2, 'deposit', 'succeeded', 'card', $3, $4, 'en', $5, $5)`,
    [id, uid, currency, amount, at],
  );
  await post(tx, {
    kind: 'deposit',
    external: { source: 'payments', id: `${id}:deposit` },
    entries: [
      { account: { uid, kind: 'main', currency }, amount },
      { account: { house: 'payments', currency }, amount: -amount },
    ],
    at,
  });
}

/** The session that the rounds belong to; it is over. */
async function openSession(tx: Sql, at: Date, now: Date): Promise<void> {
  await tx.query(
    `insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, ended_at, end_reason, reality_checked_at)
     values ($1, $2, 'web', '', $3, $4, $4, $4, 'logout', $3)`,
    [sessionId, uid, at, now],
  );
  await tx.query(
    `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
     values ($1, $2, $3, 'lantern-harbor', $4, 'en', $5)`,
    [seedGameSession, uid, sessionId, currency, at],
  );
}
