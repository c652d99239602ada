import { jackpotTiers } from '../../../../src/contract/jackpots.ts';
import { games } from './JackpotDesk.ts';
import type { ProofGame } from './JackpotDesk.ts';
import type { ProofPlayer } from '../RoundDesk.ts';
import { inCurrency, jackpotOf, sharesOf } from '../../modules/jackpots/definitions.ts';

const poolKey = (jackpot: string, tier: string, currency: string): string => `${jackpot} ${tier} ${currency}`;

/** What must come out, computed beside the operator from what was asked of it: no SQL, no order, no secrets. */
export class JackpotModel {
  /** Micro-units that settled stakes have fed, by pool. */
  readonly fed = new Map<string, bigint>();
  /** Minor units that each player has staked less what they have won in rounds. */
  readonly lost = new Map<bigint, bigint>();

  settle(player: ProofPlayer, game: ProofGame, stakes: readonly bigint[], payout: bigint): void {
    const { uid, currency } = player;
    const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
    this.lost.set(uid, (this.lost.get(uid) ?? 0n) + staked - payout);
    const definition = jackpotOf(games[game].jackpot ?? '');
    if (definition === undefined) return;
    const most = inCurrency(definition.mostStake, currency) ?? 0n;
    const counted = stakes.reduce((sum, stake) => sum + (stake < most ? stake : most), 0n);
    for (const [index, share] of sharesOf(definition).entries()) {
      const key = poolKey(definition.id, jackpotTiers[index] ?? '', currency);
      this.fed.set(key, (this.fed.get(key) ?? 0n) + counted * BigInt(share));
    }
  }

  fedTo(jackpot: string, tier: string, currency: string): bigint {
    return this.fed.get(poolKey(jackpot, tier, currency)) ?? 0n;
  }
}
