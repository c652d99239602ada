import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { post } from '../../ledger/post.ts';
import { inCurrency, jackpotCurrencies, jackpotDefinitions } from './definitions.ts';
import { MICRO } from './jackpotRules.ts';
import { insertCycle, insertPool, updatePools } from './poolsRepository.ts';
import type { NewCycle } from './poolsRepository.ts';

/** Begins a cycle: its secret is drawn, and the house's seed booked. */
export async function beginCycle(tx: Sql, cycle: NewCycle): Promise<void> {
  const { jackpot, tier, currency, seed, at } = cycle;
  await insertCycle(tx, cycle);
  await post(tx, {
    kind: 'jackpot_seed',
    external: { source: 'jackpots', id: `seed:${jackpot}:${tier}:${currency}:${cycle.cycle}` },
    entries: [
      { account: { house: 'promotions', currency }, amount: -seed },
      { account: { house: 'jackpots', currency }, amount: seed },
    ],
    at,
  });
}

/** Opens the pools that are configured and do not exist yet. Repeated runs, and other replicas, do nothing. */
export function openPools(database: Database, at: Date): Promise<void> {
  return database.transaction(async (tx) => {
    for (const { id: jackpot, tiers } of jackpotDefinitions)
      for (const currency of jackpotCurrencies)
        for (const tier of jackpotTiers) {
          const seed = inCurrency(tiers[tier].seed, currency) ?? 0n;
          const bound = inCurrency(tiers[tier].bound, currency) ?? 0n;
          if (!(await insertPool(tx, { jackpot, tier, currency }))) continue;
          await beginCycle(tx, { jackpot, tier, currency, cycle: 1, seed, bound, at });
          await updatePools(tx, [{ jackpot, tier, currency, micro: seed * MICRO, cycle: 1, counted: 0 }]);
        }
  });
}
