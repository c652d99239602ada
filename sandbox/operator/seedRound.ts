import type { Sql } from '../database/database.ts';
import { wireMoney } from './ledger/amounts.ts';
import { readBalances } from './ledger/balances.ts';
import { post } from './ledger/post.ts';
import type { Entry } from './ledger/post.ts';
import { seedPlayer } from './seedPlayers.ts';

const { uid, currency } = seedPlayer;

/** The game session that the ready-made player's rounds belong to (seedHistory). */
export const seedGameSession = `seed-game-session-${uid}`;

/** A round of the ready-made player. Amounts in minor units; a stake of 0 was paid by the house. */
export interface SeedRound {
  readonly id: string;
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: Date;
}

/** The parts of a stake or a win by balance. */
export interface SeedSplit {
  readonly main: bigint;
  readonly bonus: bigint;
}

/** Which balances pay a round's stake and take its win: main money, where a module does not say otherwise. */
export interface SeedFunding {
  stake(callId: string): Promise<SeedSplit>;
  win(callId: string): Promise<SeedSplit>;
}

/** Writes a round that was never played, with its calls and money, as the wallet would have (I1–I5). */
export async function seedRound(tx: Sql, round: SeedRound, funding: SeedFunding = mainMoney(round)): Promise<void> {
  const { id, game, stake, payout, at } = round;
  await tx.query(
    `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
     values ($1, $2, $3, $4, $5, 'settled', $6, $7, $8, $8)`,
    [id, uid, seedGameSession, game, currency, stake, payout, at],
  );
  const bet = `${id}:bet`;
  await call(tx, round, { id: bet, kind: 'bet', amount: stake, split: await funding.stake(bet) });
  const win = `${id}:win`;
  await call(tx, round, { id: win, kind: 'win', amount: payout, split: await funding.win(win) });
}

const mainMoney = ({ stake, payout }: SeedRound): SeedFunding => ({
  stake: async () => ({ main: stake, bonus: 0n }),
  win: async () => ({ main: payout, bonus: 0n }),
});

interface Call {
  readonly id: string;
  readonly kind: 'bet' | 'win';
  readonly amount: bigint;
  readonly split: SeedSplit;
}

async function call(tx: Sql, { id: roundId, at }: SeedRound, { id, kind, amount, split }: Call): Promise<void> {
  const sign = kind === 'bet' ? -1n : 1n;
  const entries: Entry[] = [
    { account: { uid, kind: 'main', currency }, amount: sign * split.main },
    { account: { uid, kind: 'bonus', currency }, amount: sign * split.bonus },
    { account: { house: 'gaming', currency }, amount: -sign * amount },
  ];
  await post(tx, { kind: kind === 'bet' ? 'stake' : 'win', external: { source: 'studio', id }, entries, at });
  const { amounts, version } = await readBalances(tx, uid, currency);
  const reply = { balance: wireMoney(amounts.main, currency).amount, version: Number(version) };
  await tx.query(
    `insert into operator.wallet_calls (id, kind, round_id, uid, amount, currency, reply, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
    [id, kind, roundId, uid, amount, currency, JSON.stringify(reply), at],
  );
}
