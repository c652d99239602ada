import type { Sql } from '../../../database/database.ts';
import { post } from '../../ledger/post.ts';
import type { BookedMovement, RoundListener } from '../wallet/wallet/module.ts';
import { inCurrency, jackpotOfType, sharesOf } from './definitions.ts';
import { bookedOf } from './jackpotRules.ts';
import { addStake, gameType, readyStakes, returnStake } from './stakesRepository.ts';
import type { FedStake } from './stakesRepository.ts';

/**
 * What every real stake gives to a jackpot, in the stake's own transaction: main money only, no bonus money and no free
 * spins. It is counted when its round has ended, so a stake that is returned before never was in a pool.
 */
export class JackpotFeed implements RoundListener {
  async booked(tx: Sql, movement: BookedMovement): Promise<void> {
    if (movement.kind === 'bet') await this.feed(tx, movement);
    if (movement.kind === 'rollback') await this.giveBack(tx, movement);
    if (movement.isLast) await readyStakes(tx, movement.roundId);
  }

  private async feed(tx: Sql, movement: BookedMovement): Promise<void> {
    const { id, uid, game, currency, roundId, split, isFree, at } = movement;
    if (isFree || split.main <= 0n) return;
    const jackpot = jackpotOfType(await gameType(tx, game));
    const most = jackpot === undefined ? null : inCurrency(jackpot.mostStake, currency);
    if (jackpot === undefined || most === null) return;
    const stake = split.main < most ? split.main : most;
    const shares = sharesOf(jackpot);
    const fed = { uid, currency, micro: stake * BigInt(shares.reduce((sum, share) => sum + share, 0)) };
    const sum = await addStake(tx, { callId: id, jackpot: jackpot.id, roundId, game, stake, shares, at, ...fed });
    await book(tx, { ...fed, sum }, { kind: 'jackpot_stake', id, at });
  }

  private async giveBack(tx: Sql, { originalId, at }: BookedMovement): Promise<void> {
    if (originalId === null) return;
    const returned = await returnStake(tx, originalId);
    if (returned !== null) await book(tx, returned, { kind: 'jackpot_return', id: `${originalId}:return`, at });
  }
}

/** Books the whole minor units by which the sum of a player's contributions has changed. */
async function book(
  tx: Sql,
  { currency, micro, sum }: FedStake,
  { kind, id, at }: { readonly kind: string; readonly id: string; readonly at: Date },
): Promise<void> {
  const amount = bookedOf(sum, micro);
  if (amount === 0n) return;
  await post(tx, {
    kind,
    external: { source: 'jackpots', id: `stake:${id}` },
    entries: [
      { account: { house: 'gaming', currency }, amount: -amount },
      { account: { house: 'jackpots', currency }, amount },
    ],
    at,
  });
}
