import { bettingBonuses } from '../../../../../src/contract/bonuses/bettingBonuses.ts';
import { bonuses } from '../../../../../src/contract/bonuses/bonuses.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import type { MarketPolicy } from '../../../market/marketPolicy.ts';
import type { BonusService } from './BonusService.ts';

type Funding = Pick<MarketPolicy, 'funding_order' | 'is_bonus_isolation_enabled'>;

export function bonusesRoutes(service: BonusService, policy: Funding): BoundEndpoint[] {
  const own: Handlers<typeof bonuses> = {
    get: forPlayer<typeof bonuses.get>(({ player, locale, input }) =>
      service.list(player, locale, { type: null, ...input }),
    ),
    activate: forPlayer<typeof bonuses.activate>(({ player, locale, input }) =>
      service.activate(player, locale, input.bonus_id),
    ),
    deactivate: forPlayer<typeof bonuses.deactivate>(({ player, locale, input }) =>
      service.pause(player, locale, input.bonus_id),
    ),
    remove: forPlayer<typeof bonuses.remove>(({ player, locale, input }) =>
      service.remove(player, locale, input.bonus_id),
    ),
    getStakes: forPlayer<typeof bonuses.getStakes>(({ player, input }) =>
      service.stakes(player, input.bonus_id, input.offset, input.count),
    ),
    getFunding: forPlayer<typeof bonuses.getFunding>(async ({ player, locale }) => ({
      order: [...policy.funding_order],
      is_isolated: policy.is_bonus_isolation_enabled,
      casino: await service.active(player, locale, 'casino'),
      betting: await service.active(player, locale, 'betting'),
    })),
  };
  const betting: Handlers<typeof bettingBonuses> = {
    get: forPlayer<typeof bettingBonuses.get>(({ player, locale, input }) =>
      service.list(player, locale, { type: 'betting', ...input }),
    ),
    activate: forPlayer<typeof bettingBonuses.activate>(({ player, locale, input }) =>
      service.activate(player, locale, input.bonus_id, 'betting'),
    ),
    remove: forPlayer<typeof bettingBonuses.remove>(({ player, locale, input }) =>
      service.remove(player, locale, input.bonus_id, 'betting'),
    ),
  };
  return [...bindArea(bonuses, own), ...bindArea(bettingBonuses, betting)];
}
