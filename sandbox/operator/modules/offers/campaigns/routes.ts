import { campaigns } from '../../../../../src/contract/offers/campaigns.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import type { CalendarService } from './CalendarService.ts';
import type { OfferService } from './OfferService.ts';
import type { PromoCodeService } from './PromoCodeService.ts';
import type { Database } from '../../../../database/database.ts';

export interface CampaignServices {
  readonly database: Database;
  readonly promoCodes: Pick<PromoCodeService, 'check' | 'activate'>;
  readonly offers: Pick<OfferService, 'list' | 'find' | 'take'>;
  readonly calendar: Pick<CalendarService, 'show' | 'claim'>;
}

export function campaignsRoutes({ database, promoCodes, offers, calendar }: CampaignServices): BoundEndpoint[] {
  const handlers: Handlers<typeof campaigns> = {
    activateOffer: forPlayer<typeof campaigns.activateOffer>(({ player, input, addressHash, locale }) =>
      promoCodes.activate(player, input.promo_code, { addressHash, locale }),
    ),
    checkPromocode: ({ input, addressHash }) => promoCodes.check(input.promo_code, addressHash),
    getoffers: ({ player, locale, input }) => offers.list(player, locale, input.offset),
    getOffer: ({ player, locale, input }) => offers.find(database, player, locale, input.offer_id),
    takepromotions: forPlayer<typeof campaigns.takepromotions>(({ player, locale, input }) =>
      offers.take(player, locale, input.offer_id),
    ),
    getCalendar: forPlayer<typeof campaigns.getCalendar>(({ player, locale }) => calendar.show(player, locale)),
    claimDay: forPlayer<typeof campaigns.claimDay>(({ player, input }) => calendar.claim(player, input.day)),
  };
  return bindArea(campaigns, handlers);
}
