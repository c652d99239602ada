import { twofactor } from '../../../../../src/contract/security/twofactor.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { TwoFactorService } from './TwoFactorService.ts';

export function twoFactorRoutes(service: TwoFactorService): BoundEndpoint[] {
  const handlers: Handlers<typeof twofactor> = {
    getTwoFactorAuth: forPlayer<typeof twofactor.getTwoFactorAuth>(({ player }) => service.status(player)),
    changeTwoFactorAuth: forPlayer<typeof twofactor.changeTwoFactorAuth>((call) => service.change(call)),
    confirmTwoFactorAuth: forPlayer<typeof twofactor.confirmTwoFactorAuth>((call) => service.confirm(call)),
  };
  return bindArea(twofactor, handlers);
}
