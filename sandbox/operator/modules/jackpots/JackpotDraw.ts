import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import type { JackpotTier } from '../../../../src/contract/jackpots.ts';
import type { Database, Sql } from '../../../database/database.ts';
import type { Job } from '../../jobs/Jobs.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import { inCurrency, jackpotOf } from './definitions.ts';
import type { JackpotDefinition } from './definitions.ts';
import { roundHash } from '../winners/feed/module.ts';
import type { FeedFace } from '../winners/feed/module.ts';
import { insertDrop, lockUnpaid, markPaid } from './dropsRepository.ts';
import type { UnpaidDrop } from './dropsRepository.ts';
import { countStake } from './jackpotRules.ts';
import { beginCycle } from './openPools.ts';
import { findPools, tryLockPools, updatePools } from './poolsRepository.ts';
import type { PoolRow } from './poolsRepository.ts';
import { drawsOf, newSecret } from './secrets.ts';
import { findReady, markCounted } from './stakesRepository.ts';
import type { ReadyStake } from './stakesRepository.ts';

/** Stakes counted in one transaction at most. */
const BATCH = 200;

const keyOf = (jackpot: string, tier: string, currency: string): string => `${jackpot} ${tier} ${currency}`;

/**
 * Counts the stakes of ended rounds, one after the other in the order in which they were booked, whatever replica booked
 * them: so of two stakes that would win a pool the earlier wins it, and the later is in the next cycle. A stake whose
 * round ends late is counted then. A drop is decided and its pool emptied in one transaction, and paid in another, so
 * that counting never waits for a player's row.
 */
export class JackpotDraw implements Job {
  readonly name = 'jackpots';
  readonly everyMs = 1_000;

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly feed: FeedFace,
  ) {}

  async run(): Promise<void> {
    while ((await this.database.transaction((tx) => this.countBatch(tx))) === BATCH);
    while (await this.database.transaction((tx) => this.payOne(tx)));
  }

  /** Returns how many were counted: none while another replica does it. */
  private async countBatch(tx: Sql): Promise<number> {
    if (!(await tryLockPools(tx))) return 0;
    const stakes = await findReady(tx, BATCH);
    if (stakes.length === 0) return 0;
    const currencies = [...new Set(stakes.map(({ currency }) => currency))];
    const pools = new Map(
      (await findPools(tx, currencies)).map((pool) => [keyOf(pool.jackpot, pool.tier, pool.currency), pool]),
    );
    const changed = new Set<string>();
    for (const stake of stakes) {
      const definition = jackpotOf(stake.jackpot);
      for (const [index, tier] of jackpotTiers.entries()) {
        const key = keyOf(stake.jackpot, tier, stake.currency);
        const pool = pools.get(key);
        if (pool === undefined || definition === undefined) throw new Error(`A stake feeds no pool: ${key}`);
        pools.set(key, await this.count(tx, pool, { ...stake, share: stake.shares[index] ?? 0 }, definition));
        changed.add(key);
      }
    }
    await updatePools(
      tx,
      [...pools].filter(([key]) => changed.has(key)).map(([, pool]) => pool),
    );
    await markCounted(
      tx,
      stakes.map(({ id }) => id),
    );
    return stakes.length;
  }

  private async count(
    tx: Sql,
    pool: PoolRow,
    stake: ReadyStake & { readonly share: number },
    { kind, tiers }: JackpotDefinition,
  ): Promise<PoolRow> {
    const { jackpot, tier, currency, cycle } = pool;
    const terms = termsOf(tiers, tier, currency);
    const next = countStake({ ...pool, kind }, stake, drawsOf(pool.secret, pool, pool), {
      bound: pool.bound,
      nextSeed: terms.seed,
    });
    if (next.won === null) return { ...pool, ...next.pool };
    const at = this.clock.now();
    const { id: stakeId, uid } = stake;
    const number = pool.counted + 1;
    await insertDrop(tx, { jackpot, tier, currency, cycle, stakeId, uid, amount: next.won, number, at });
    const secret = newSecret();
    await beginCycle(tx, { jackpot, tier, currency, cycle: next.pool.cycle, ...terms, secret, at });
    return { ...pool, ...next.pool, ...terms, secret };
  }

  private async payOne(tx: Sql): Promise<boolean> {
    const drop = await lockUnpaid(tx);
    if (drop === null) return false;
    const at = this.clock.now();
    await this.pay(tx, drop, at);
    await markPaid(tx, drop.id, at);
    return true;
  }

  private async pay(tx: Sql, drop: UnpaidDrop, at: Date): Promise<void> {
    const { id, uid, jackpot, tier, amount, currency, round_id: roundId } = drop;
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'jackpot',
      external: { source: 'jackpots', id: `drop:${id}` },
      entries: [
        { account: { uid, kind: 'main', currency }, amount },
        { account: { house: 'jackpots', currency }, amount: -amount },
      ],
      at,
      cause: { kind: 'jackpot', roundId, amount },
    });
    const data = { id: Number(id), jackpot, tier, amount: wireMoney(amount, currency), round_id: roundId };
    await appendEvent(tx, uid, { type: 'jackpots.won', data }, at);
    await this.feed.append(tx, { key: `jackpot:${id}`, kind: 'jackpot', facts: dropFacts(drop), at });
  }
}

/** What the verifiable feed says of a drop: its cycle, by which it is checked, and nobody's name. */
function dropFacts({ jackpot, tier, currency, cycle, amount, game, round_id: roundId, is_sandbox }: UnpaidDrop) {
  return {
    drop: `${jackpot}:${tier}:${currency}:${cycle}`,
    jackpot,
    tier,
    amount: wireMoney(amount, currency).amount,
    currency,
    game,
    round: roundHash(roundId),
    by: is_sandbox ? ('sandbox' as const) : ('player' as const),
  };
}

function termsOf(tiers: JackpotDefinition['tiers'], tier: JackpotTier, currency: string) {
  const { seed, bound } = tiers[tier];
  const inMinor = (units: bigint) => inCurrency(units, currency);
  const [seedMinor, boundMinor] = [inMinor(seed), inMinor(bound)];
  if (seedMinor === null || boundMinor === null) throw new Error(`There are no jackpots in ${currency}`);
  return { seed: seedMinor, bound: boundMinor };
}
