import type { Database } from '../../../../database/database.ts';
import { seedPlayer } from '../../../seedPlayers.ts';

const HOUR_MS = 3_600_000;

/** Limits of the ready-made player: one in force, one with a raise that waits, one that was removed. Minor units. */
const limits = [
  { kind: 'deposit', period: 'month', amount: 50_000, hours: -72 },
  { kind: 'loss', period: 'week', amount: 20_000, hours: -72 },
  { kind: 'loss', period: 'week', amount: 40_000, hours: 20 },
  { kind: 'wager', period: 'day', amount: 30_000, hours: -96 },
  { kind: 'wager', period: 'day', amount: null, hours: -24 },
] as const;

/** Adds them unless the player has set any. */
export async function seedLimits(database: Database, now: Date): Promise<void> {
  const { uid, currency } = seedPlayer;
  await database.transaction(async (tx) => {
    const known = await tx.query('select 1 from operator.player_limits where uid = $1 limit 1', [uid]);
    if (known.length > 0) return;
    for (const { kind, period, amount, hours } of limits) {
      const at = new Date(now.getTime() + hours * HOUR_MS);
      await tx.query(
        `insert into operator.player_limits (uid, kind, period, currency, amount, requested_at, effective_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [uid, kind, period, currency, amount, new Date(Math.min(at.getTime(), now.getTime())), at],
      );
    }
  });
}
