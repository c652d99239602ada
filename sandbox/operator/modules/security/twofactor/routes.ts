import { twofactor } from '../../../../../src/contract/security/twofactor.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { TwoFactorService } from './TwoFactorService.ts';

export function twoFactorRoutes(service: TwoFactorService): BoundEndpoint[] {
  const handlers: Handlers<typeof twofactor> = {
    getTwoFactorAuth: forPlayer<typeof twofactor.getTwoFactorAuth>(({ player }) => service.status(player)),
    changeTwoFactorAuth: forPlayer<typeof twofactor.changeTwoFactorAuth>(({ player, input }) =>
      service.change(player, input),
    ),
    confirmTwoFactorAuth: forPlayer<typeof twofactor.confirmTwoFactorAuth>(({ player, input }) =>
      service.confirm(player, input.code),
    ),
  };
  return bindArea(twofactor, handlers);
}
