import type { JackpotKind, JackpotTier } from '../../contract/jackpots.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { WireDrops, WireJackpots } from './api.ts';

export interface Pool {
  readonly tier: JackpotTier;
  readonly amount: Money;
  readonly seed: Money;
  /** Of `must_drop`: the ceiling; of `random`: the stakes in which it falls once on average. */
  readonly bound: Money;
  /** Decimal text: of each stake. */
  readonly percent: string;
  readonly cycle: number;
  readonly commitment: string;
}

export interface Jackpot {
  readonly id: string;
  readonly kind: JackpotKind;
  readonly title: string;
  readonly text: string;
  readonly gameTypes: readonly string[];
  readonly mostStake: Money;
  readonly gamesCount: number;
  /** From the smallest tier to the largest. */
  readonly pools: readonly Pool[];
}

/** What was fixed before a cycle's first stake, and what has been published since. */
export interface DropProof {
  readonly currency: string;
  readonly cycle: number;
  readonly commitment: string;
  readonly secret: string;
  readonly number: number;
  readonly stake: Money;
  readonly seed: Money;
  readonly bound: Money;
}

export interface Drop {
  readonly id: string;
  readonly jackpot: { readonly id: string; readonly title: string };
  readonly kind: JackpotKind;
  readonly tier: JackpotTier;
  readonly amount: Money;
  readonly wonAt: number;
  /** Empty for a winner without a nickname. */
  readonly name: string;
  readonly isOwn: boolean;
  /** A player of the sandbox's house, whose rounds are real too. */
  readonly isSandbox: boolean;
  readonly game: { readonly sysname: string; readonly title: string };
  readonly proof: DropProof;
}

export function parseJackpot(wire: WireJackpots['items'][number]): Jackpot {
  return {
    id: wire.id,
    kind: wire.kind,
    title: wire.title,
    text: wire.text,
    gameTypes: wire.game_types,
    mostStake: parseMoney(wire.most_stake),
    gamesCount: wire.games_count,
    pools: wire.pools.map((pool) => ({
      tier: pool.tier,
      amount: parseMoney(pool.amount),
      seed: parseMoney(pool.seed),
      bound: parseMoney(pool.bound),
      percent: pool.percent,
      cycle: pool.cycle,
      commitment: pool.commitment,
    })),
  };
}

export function parseDrop(wire: WireDrops['items'][number]): Drop {
  const { proof, jackpot, game } = wire;
  return {
    id: String(wire.id),
    jackpot: { id: jackpot.id, title: jackpot.title },
    kind: wire.kind,
    tier: wire.tier,
    amount: parseMoney(wire.amount),
    wonAt: isoToMs(wire.won_at) ?? 0,
    name: wire.player.name,
    isOwn: wire.player.is_own,
    isSandbox: wire.player.is_sandbox,
    game: { sysname: game.sysname, title: game.title },
    proof: {
      currency: proof.currency,
      cycle: proof.cycle,
      commitment: proof.commitment,
      secret: proof.secret,
      number: proof.number,
      stake: parseMoney(proof.stake),
      seed: parseMoney(proof.seed),
      bound: parseMoney(proof.bound),
    },
  };
}
