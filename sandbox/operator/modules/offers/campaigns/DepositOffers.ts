import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import type { GiftGiver } from './GiftGiver.ts';
import type { OfferPromise } from './offer.ts';
import { findOffer, findTurns, takeTurn } from './offerRepository.ts';
import { isOver, isSatisfied, misfitOf, turnOf, viewerOf } from './offerRules.ts';
import { moneyIn, promiseOf } from './promised.ts';
import type { ReferralRewards } from './ReferralRewards.ts';

/** A deposit as it is asked for. */
export interface AskedDeposit {
  readonly offerId: string;
  readonly method: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** A deposit that has succeeded. */
export interface ArrivedDeposit {
  readonly uid: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly promise: OfferPromise | null;
}

const FIELD = 'campaign_offer_id';

/** Offers that come with a deposit: promised when it is asked for, given when it has succeeded (3-54, 4-36). */
export class DepositOffers {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly giver: GiftGiver,
    private readonly referrals: Pick<ReferralRewards, 'note'>,
  ) {}

  /**
   * What the player is promised with a deposit. Throws InvalidParameterException at `campaign_offer_id`: unknownOffer,
   * offerOver, offerTaken, notFirstDeposit, methodExcluded, belowMinDeposit with the least amount.
   */
  async promise(tx: Sql, player: Player, { offerId, method, amount }: AskedDeposit): Promise<OfferPromise> {
    const { uid, currency } = player;
    const now = this.clock.now();
    const offer = await findOffer(tx, offerId);
    const turn = offer === null ? null : turnOf(offer, await findTurns(tx, uid), now);
    if (offer === null || turn === null || offer.data.action !== 'deposit' || offer.starts_at > now)
      throw invalidField(FIELD, 'unknownOffer');
    const { data } = offer;
    const viewer = viewerOf(player);
    if (isOver(offer, now)) throw invalidField(FIELD, 'offerOver');
    if (turn.isTaken) throw invalidField(FIELD, 'offerTaken');
    if (!isSatisfied(data, viewer)) throw invalidField(FIELD, 'notFirstDeposit');
    const promise = promiseOf(offerId, data, currency, turn.turn);
    if (promise === null || misfitOf(data, viewer) !== null || !(await this.giver.mayReceive(tx, uid)))
      throw invalidField(FIELD, 'unknownOffer');
    if (data.exclude_methods.includes(method)) throw invalidField(FIELD, 'methodExcluded');
    const least = data.min_deposit === null ? null : moneyIn(data.min_deposit, currency);
    if (least !== null && amount < (minorUnits(least.amount, currency) ?? 0n))
      throw invalidField(FIELD, 'belowMinDeposit', { min: least.amount, currency });
    return promise;
  }

  /** Before the deposit's own movement of money. */
  lock(tx: Sql, uid: bigint): Promise<void> {
    return this.giver.lock(tx, uid);
  }

  /**
   * After the movement of a deposit that has succeeded: gives what was promised, even when the offer is over by now. Of
   * several deposits with the same turn of an offer, the first that succeeds earns it.
   */
  async arrived(tx: Sql, { uid, currency, amount, promise }: ArrivedDeposit): Promise<void> {
    await this.referrals.note(tx, { uid, currency, amount });
    if (promise === null || !(await this.giver.mayReceive(tx, uid))) return;
    const { offer_id: offerId, turn, gifts, texts } = promise;
    if (!(await takeTurn(tx, uid, offerId, turn, this.clock.now()))) return;
    const sourceId = `${offerId}:${uid}:${turn}`;
    await this.giver.give(tx, { uid, gifts, texts, deposit: amount, source: 'offer', sourceId, offerId });
  }
}
