import type { Sql } from '../../../database/database.ts';
import { post } from '../../ledger/post.ts';
import { newToken } from '../../sessions/tokens.ts';
import { MICRO } from './jackpotRules.ts';
import { noteAdded, updatePools } from './poolsRepository.ts';
import type { PoolRow } from './poolsRepository.ts';

/** The sandbox's money brings a pool up to an amount; nothing happens if it holds as much. */
export async function fillPool(tx: Sql, pool: PoolRow, amount: bigint, at: Date): Promise<void> {
  const { currency } = pool;
  const missing = amount - pool.micro / MICRO;
  if (missing <= 0n) return;
  await noteAdded(tx, pool, missing);
  await updatePools(tx, [{ ...pool, micro: pool.micro + missing * MICRO }]);
  await post(tx, {
    kind: 'jackpot_added',
    external: { source: 'jackpots', id: `added:${newToken()}` },
    entries: [
      { account: { house: 'sandbox', currency }, amount: -missing },
      { account: { house: 'jackpots', currency }, amount: missing },
    ],
    at,
  });
}
