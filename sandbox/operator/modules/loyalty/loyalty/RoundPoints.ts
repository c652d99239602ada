import type { Sql } from '../../../../database/database.ts';
import { availableLocales } from '../../../market/facts.ts';
import type { BookedMovement, RoundListener } from '../../wallet/wallet/module.ts';
import { earnedBy } from './pointRates.ts';
import type { Points } from './Points.ts';
import { findCarry, findPlayedGame, mainStakeOf, storeCarry } from './pointsRepository.ts';
import { ratesAt } from './programs.ts';

/**
 * Points from real rounds: of the main money that a settled round has cost, by the type of its game. They come when the
 * round ends, in the transaction of that movement; a round that was rolled back and free spins bring none.
 */
export class RoundPoints implements RoundListener {
  constructor(private readonly points: Pick<Points, 'earn'>) {}

  async booked(tx: Sql, { kind, isLast, isFree, roundId, uid, game, currency, at }: BookedMovement): Promise<void> {
    if (kind !== 'win' || !isLast || isFree) return;
    const played = await findPlayedGame(tx, game, uid);
    if (played === null) return;
    const stake = await mainStakeOf(tx, roundId, uid);
    const before = await findCarry(tx, uid, currency);
    const { points, carry } = earnedBy(ratesAt(at), { type: played.type, currency, stake, carry: before });
    if (carry !== before) await storeCarry(tx, uid, currency, carry);
    if (points === 0n) return;
    await this.points.earn(tx, {
      uid,
      points,
      reason: 'play',
      source: 'round',
      sourceId: roundId,
      texts: Object.fromEntries(availableLocales.map((locale) => [locale, played.title])),
    });
  }
}
