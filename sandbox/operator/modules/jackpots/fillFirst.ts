import type { Database } from '../../../database/database.ts';
import { fillPool } from './fillPool.ts';
import { MICRO } from './jackpotRules.ts';
import { findPools, lockPools } from './poolsRepository.ts';
import { drawsOf } from './secrets.ts';

/** The smallest pool of those that house players feed, in their currency. */
const FIRST = { jackpot: 'brass-tower', tier: 'mini', currency: 'USD' } as const;

/**
 * So that somebody has won a jackpot soon: the house fills the first cycle of a must-drop pool up to the amount at which it
 * falls, which its secret has decided. The first stake after that wins it by the rules, and in a fresh sandbox that is a
 * house player's. Does nothing once the pool has been fed, filled or won.
 */
export function fillFirst(database: Database, at: Date): Promise<void> {
  return database.transaction(async (tx) => {
    await lockPools(tx);
    const pools = await findPools(tx, [FIRST.currency]);
    const pool = pools.find(({ jackpot, tier }) => jackpot === FIRST.jackpot && tier === FIRST.tier);
    if (pool === undefined || pool.cycle > 1 || pool.micro !== pool.seed * MICRO) return;
    await fillPool(tx, pool, drawsOf(pool.secret, pool, pool).threshold(), at);
  });
}
