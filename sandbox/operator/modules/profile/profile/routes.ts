import { profile } from '../../../../../src/contract/profile/profile.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { CurrencyService } from './CurrencyService.ts';
import type { ProfileService } from './ProfileService.ts';

interface Services {
  readonly data: ProfileService;
  readonly currency: CurrencyService;
}

export function profileRoutes({ data, currency }: Services): BoundEndpoint[] {
  const handlers: Handlers<typeof profile> = {
    saveProfileInfo: forPlayer<typeof profile.saveProfileInfo>((call) => data.save(call)),
    changefakename: forPlayer<typeof profile.changefakename>((call) => data.changeNickname(call)),
    getcurrencyrates: forPlayer<typeof profile.getcurrencyrates>(({ player }) => currency.rates(player)),
    setCurrency: forPlayer<typeof profile.setCurrency>(({ player, input }) => currency.change(player, input.currency)),
  };
  return bindArea(profile, handlers);
}
