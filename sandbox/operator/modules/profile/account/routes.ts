import { account } from '../../../../../src/contract/profile/account.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Tickets } from '../../../sessions/Tickets.ts';
import type { RegistrationFieldsFace } from '../../auth/registrationFields/module.ts';
import type { AccountService } from './AccountService.ts';
import { presentProfile } from './presenters.ts';

export function accountRoutes(
  service: AccountService,
  tickets: Tickets,
  { profile }: Pick<RegistrationFieldsFace, 'profile'>,
): BoundEndpoint[] {
  const handlers: Handlers<typeof account> = {
    getInfo: ({ player, locale }) => service.info(player, locale),
    getBalance: forPlayer<typeof account.getBalance>(({ player }) => service.balance(player)),
    getToken: forPlayer<typeof account.getToken>(async ({ session, player, input }) => {
      if (input.purpose === 'play') await service.demandPlay(player);
      const { token, expiresAt } = await tickets.issue(session);
      return { token, expires_at: expiresAt.toISOString() };
    }),
    changelocale: forPlayer<typeof account.changelocale>(({ player, input }) =>
      service.changeLocale(player, input.locale),
    ),
    getprofileinfo: forPlayer<typeof account.getprofileinfo>(async ({ player, input }) =>
      presentProfile(player, input.fields, profile.document(player)),
    ),
  };
  return bindArea(account, handlers);
}
