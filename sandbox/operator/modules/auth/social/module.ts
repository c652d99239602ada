import { social } from '../../../../../src/contract/auth/social.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { demandNewPlayers } from '../../../market/domain.ts';
import { authModule } from '../auth/module.ts';
import { campaignsModule } from '../../offers/campaigns/module.ts';
import { profileModule } from '../../profile/profile/module.ts';
import { telegramLinkModule } from '../../telegram/telegramLink/module.ts';
import { twoFactorModule } from '../../security/twofactor/module.ts';
import { CompletionService } from './CompletionService.ts';
import { holdServices } from './endSocial.ts';
import { forgetOldFlows } from './flowRepository.ts';
import { socialMigrations } from './migrations.ts';
import { listIssuers } from './identityRepository.ts';
import { OpenIdClients } from './OpenIdClients.ts';
import { callbackAddress, oauthRoutes } from './oauthRoutes.ts';
import { socialPersonal } from './personal.ts';
import { SecondStep } from './SecondStep.ts';
import { socialServices } from './services.ts';
import { SocialSignIn } from './SocialSignIn.ts';
import { TicketEntry } from './ticket/TicketEntry.ts';
import { ticketRoutes } from './ticket/ticketRoutes.ts';
import { Tickets } from './ticket/Tickets.ts';

export { deleteIdentity, entryOf, listIdentities } from './identityRepository.ts';
export { socialServices } from './services.ts';

export interface SocialFace {
  /** Ids of the services that vouch for a player; not of those that are held. */
  servicesOf(uid: bigint): Promise<readonly string[]>;
}

const FORGET_EVERY_MS = 10 * 60_000;

/** 2.9-9, 7-111: sign-in by an account at another service, and the completion of such a registration (4-4). */
export const socialModule: OperatorModule<SocialFace> = {
  name: 'social',
  personal: socialPersonal,
  migrations: socialMigrations,
  endsWithPassword: holdServices,
  create(core, use) {
    const { config, database, clock, sessions, throttle, limits } = core;
    const { signIns, launches } = use(authModule);
    const links = use(telegramLinkModule);
    const completion = new CompletionService(core, use(campaignsModule).codes, use(profileModule).currency);
    const entry = new TicketEntry(clock, launches, links);
    const secondStep = new SecondStep(database, clock, sessions, signIns, use(twoFactorModule), entry);
    const signIn = new SocialSignIn(
      database,
      clock,
      sessions,
      signIns,
      throttle,
      limits,
      secondStep,
      core.excluded,
      () => demandNewPlayers(config),
    );
    const services = socialServices(config);
    const clients = new OpenIdClients(core.fetch, callbackAddress(config.siteUrl));
    const tickets = new Tickets({ core, services, launches, links, signIn, secondStep, entry });
    return {
      face: {
        async servicesOf(uid) {
          const issuers = await listIssuers(database, uid);
          return services.filter(({ issuer }) => issuers.includes(issuer)).map(({ id }) => id);
        },
      },
      endpoints: bindArea(social, {
        completeregistration: forPlayer<typeof social.completeregistration>((call) => completion.complete(call)),
        confirmsocial: (call) => secondStep.confirm(call),
        opensocial: (call) => tickets.open(call),
        takesocial: (call) => tickets.take(call),
      }),
      routes: async (app) => {
        await app.register((scope) => oauthRoutes(scope, { core, services, clients, signIn, tickets }));
        await app.register((scope) => ticketRoutes(scope, { core, services, clients, tickets }));
      },
      jobs: [
        { name: 'forget-social-flows', everyMs: FORGET_EVERY_MS, run: () => forgetOldFlows(database, clock.now()) },
      ],
    };
  },
};
