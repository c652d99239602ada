import type { Database, Sql } from '../database/database.ts';
import { wireMoney } from './ledger/amounts.ts';
import { readBalances } from './ledger/balances.ts';
import { post } from './ledger/post.ts';
import { seedPlayer } from './seedPlayers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const { uid, currency } = seedPlayer;
const session = { id: `seed-session-${uid}`, game: `seed-game-session-${uid}` };

interface SeedRound {
  readonly game: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly payout: bigint;
}

const round = (game: string, stake: bigint, payout: bigint): SeedRound => ({ game, stake, payout });

/** A deposit, and what was played for it since: with the cashback of the first week (`seedCashback`) nothing is left. */
const deposit = 8_000n;
const weeks: readonly (readonly SeedRound[])[] = [
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

/** The Monday of a time's week, in UTC. */
function mondayOf(at: Date): number {
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return day - ((at.getUTCDay() + 6) % 7) * DAY_MS;
}

/**
 * What the ready-made player has done in the two weeks before this one and today: a deposit and real rounds, booked as
 * any others. Does nothing if the player has played.
 */
export async function seedHistory(database: Database, now: Date): Promise<void> {
  const monday = mondayOf(now);
  const today = now.getTime() - (now.getTime() % DAY_MS);
  await database.transaction(async (tx) => {
    if (await hasPlayed(tx)) return;
    await payIn(tx, new Date(monday - 14 * DAY_MS + 9 * HOUR_MS));
    await openSession(tx, new Date(monday - 13 * DAY_MS), now);
    for (const [week, rounds] of weeks.entries()) {
      for (const [index, seeded] of rounds.entries()) {
        const at =
          week === weeks.length - 1
            ? Math.max(today, now.getTime() - (rounds.length - index) * 10 * MINUTE_MS)
            : monday - (14 - 7 * week) * DAY_MS + 42 * HOUR_MS + index * MINUTE_MS;
        await play(tx, `seed-${week}-${index}`, seeded, new Date(at));
      }
    }
  });
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

async function payIn(tx: Sql, at: Date): Promise<void> {
  const id = `p_seed_${uid}`;
  await tx.query(
    `insert into operator.payments (id, uid, type, status, method, currency, amount, locale, created_at, updated_at)
     values ($1, $2, 'deposit', 'succeeded', 'card', $3, $4, 'en', $5, $5)`,
    [id, uid, currency, deposit, at],
  );
  await book(tx, { source: 'payments', id: `${id}:deposit`, kind: 'deposit', house: 'payments', amount: deposit }, at);
  await tx.query('update operator.players set has_deposits = true, registered_at = $2 where uid = $1', [uid, at]);
}

/** The session that the rounds belong to; it is over. */
async function openSession(tx: Sql, at: Date, now: Date): Promise<void> {
  await tx.query(
    `insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, ended_at, end_reason, reality_checked_at)
     values ($1, $2, 'web', '', $3, $4, $4, $4, 'logout', $3)`,
    [session.id, uid, at, now],
  );
  await tx.query(
    `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
     values ($1, $2, $3, 'lantern-harbor', $4, 'en', $5)`,
    [session.game, uid, session.id, currency, at],
  );
}

async function play(tx: Sql, id: string, { game, stake, payout }: SeedRound, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
     values ($1, $2, $3, $4, $5, 'settled', $6, $7, $8, $8)`,
    [id, uid, session.game, game, currency, stake, payout, at],
  );
  for (const [kind, amount] of [
    ['bet', -stake],
    ['win', payout],
  ] as const) {
    const call = `${id}:${kind}`;
    const reply = await book(
      tx,
      { source: 'studio', id: call, kind: kind === 'bet' ? 'stake' : 'win', house: 'gaming', amount },
      at,
    );
    await tx.query(
      `insert into operator.wallet_calls (id, kind, round_id, uid, amount, currency, reply, created_at)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
      [call, kind, id, uid, amount < 0n ? -amount : amount, currency, JSON.stringify(reply), at],
    );
  }
}

interface Booking {
  readonly source: string;
  readonly id: string;
  readonly kind: string;
  readonly house: 'payments' | 'gaming';
  /** To the player's main balance. */
  readonly amount: bigint;
}

/** Returns the wallet's reply: the balance after it. */
async function book(tx: Sql, { source, id, kind, house, amount }: Booking, at: Date) {
  await post(tx, {
    kind,
    external: { source, id },
    entries: [
      { account: { uid, kind: 'main', currency }, amount },
      { account: { house, currency }, amount: -amount },
    ],
    at,
  });
  const { amounts, version } = await readBalances(tx, uid, currency);
  return { balance: wireMoney(amounts.main, currency).amount, version: Number(version) };
}
