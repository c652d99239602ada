import { campaigns } from '../../../../src/contract/campaigns.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import type { PromoCodeService } from './PromoCodeService.ts';

export function campaignsRoutes(promoCodes: Pick<PromoCodeService, 'check'>): BoundEndpoint[] {
  const handlers: Handlers<typeof campaigns> = {
    checkPromocode: ({ input, addressHash }) => promoCodes.check(input.promo_code, addressHash),
  };
  return bindArea(campaigns, handlers);
}
