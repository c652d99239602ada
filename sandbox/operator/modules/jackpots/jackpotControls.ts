import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import { isHit } from '../../../../src/shared/jackpots/dropRules.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { textOf } from '../../controls/controlFields.ts';
import type { ControlFields } from '../../controls/controlFields.ts';
import { invalidField } from '../../OperatorError.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { jackpotOf } from './definitions.ts';
import type { JackpotDraw } from './JackpotDraw.ts';
import { fillPool } from './fillPool.ts';
import { findPools, lockPools, replaceSecret } from './poolsRepository.ts';
import type { PoolRow } from './poolsRepository.ts';
import { drawsOf, newSecret } from './secrets.ts';

/** Secrets tried at most, so that a control answers within a few seconds. */
const MOST_TRIES = 400_000;

interface Deps {
  readonly database: Database;
  readonly clock: Pick<SandboxClock, 'now'>;
  readonly draw: JackpotDraw;
}

/** Test-only controls. What they cause is a drop by the rules, which can be checked like any other. */
export function jackpotControls({ database, clock, draw }: Deps) {
  const change = (fields: ControlFields, run: (tx: Sql, pool: PoolRow) => Promise<void>) =>
    database.transaction(async (tx) => {
      await lockPools(tx);
      await run(tx, await poolOf(tx, fields));
      return {};
    });
  return {
    /** Counts what waits, now. */
    async countJackpots() {
      await draw.run();
      return {};
    },
    /** jackpot, tier, currency, amount: the house fills the pool up to the amount, below its ceiling. */
    setJackpot: (fields: ControlFields) =>
      change(fields, async (tx, pool) => {
        const amount = minorUnits(textOf(fields, 'amount'), pool.currency);
        const ceiling = jackpotOf(pool.jackpot)?.kind === 'must_drop' ? pool.bound : null;
        if (amount === null || (ceiling !== null && amount >= ceiling)) throw invalidField('amount', 'wrongField');
        await fillPool(tx, pool, amount, clock.now());
      }),
    /**
     * jackpot, tier, currency, stake: the next stake of at least so much wins it. A must-drop pool is filled up to its
     * threshold; a random one gets a secret whose next draw is a hit, if one is found in time: the odds of small tiers
     * allow it.
     */
    dropJackpot: (fields: ControlFields) =>
      change(fields, async (tx, pool) => {
        if (jackpotOf(pool.jackpot)?.kind === 'must_drop') {
          await fillPool(tx, pool, drawsOf(pool.secret, pool, pool).threshold(), clock.now());
          return;
        }
        const stake = minorUnits(textOf(fields, 'stake'), pool.currency);
        const secret = stake === null ? null : hittingSecret(pool, stake);
        if (secret === null) throw invalidField('stake', 'wrongField');
        await replaceSecret(tx, pool, secret);
      }),
  };
}

async function poolOf(sql: Sql, fields: ControlFields): Promise<PoolRow> {
  const [jackpot, tier] = [textOf(fields, 'jackpot'), textOf(fields, 'tier')];
  const pools = await findPools(sql, [textOf(fields, 'currency')]);
  const pool = pools.find((one) => one.jackpot === jackpot && one.tier === tier);
  if (pool === undefined)
    throw invalidField(jackpotTiers.some((one) => one === tier) ? 'jackpot' : 'tier', 'wrongField');
  return pool;
}

function hittingSecret(pool: PoolRow, stake: bigint): string | null {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const secret = newSecret();
    if (isHit(drawsOf(secret, pool, pool).draw(pool.counted + 1), stake, pool.bound)) return secret;
  }
  return null;
}
