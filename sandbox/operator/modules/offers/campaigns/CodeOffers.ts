import type { promoCodeFaults } from '../../../../../src/contract/offers/campaigns.ts';
import type { Sql } from '../../../../database/database.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { Player } from '../../../players/player.ts';
import type { GiftGiver } from './GiftGiver.ts';
import type { OfferNews } from './OfferNews.ts';
import { findOffer, openTurn } from './offerRepository.ts';
import { isOver, isSatisfied, misfitOf, viewerOf } from './offerRules.ts';
import type { OfferService } from './OfferService.ts';
import type { PromoCode } from './promoCodeRepository.ts';

export type PromoCodeFault = (typeof promoCodeFaults)[number];

/** The offers that promo codes open. */
export class CodeOffers {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly giver: Pick<GiftGiver, 'mayReceive'>,
    private readonly offers: Pick<OfferService, 'giveTurn'>,
    private readonly news: Pick<OfferNews, 'opened'>,
  ) {}

  /** Why the code is not for this player, or its offer not for now; null if nothing speaks against it. */
  async faultFor(tx: Sql, code: PromoCode, player: Player): Promise<PromoCodeFault | null> {
    const viewer = viewerOf(player);
    if (code.countries.length > 0 && !code.countries.includes(viewer.country)) return 'WRONG_COUNTRY';
    if (code.currencies.length > 0 && !code.currencies.includes(viewer.currency)) return 'WRONG_CURRENCY';
    const offer = code.offer_id === null ? null : await findOffer(tx, code.offer_id);
    if (offer === null) return 'NOT_FOR_YOU';
    const now = this.clock.now();
    if (isOver(offer, now)) return 'EXPIRED';
    if (offer.starts_at > now) return 'NOT_STARTED';
    const misfit = misfitOf(offer.data, viewer);
    if (misfit !== null) return misfit;
    return isSatisfied(offer.data, viewer) && (await this.giver.mayReceive(tx, player.uid)) ? null : 'NOT_FOR_YOU';
  }

  /** Opens the offer for the player; true if what it gives was given at once. */
  async open(tx: Sql, player: Player, offerId: string, turn: string): Promise<boolean> {
    const offer = await findOffer(tx, offerId);
    if (offer === null) throw new Error(`There is no offer ${offerId}`);
    if (offer.data.action === 'take') return this.offers.giveTurn(tx, player, offer, turn);
    await openTurn(tx, player.uid, offerId, turn, this.clock.now());
    await this.news.opened(tx, player.uid, offerId);
    return false;
  }
}
