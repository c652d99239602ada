import { social } from '../../../../src/contract/social.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { demandNewPlayers } from '../../market/domain.ts';
import { authModule } from '../auth/module.ts';
import { campaignsModule } from '../campaigns/module.ts';
import { twoFactorModule } from '../twofactor/module.ts';
import { CompletionService } from './CompletionService.ts';
import { forgetOldFlows } from './flowRepository.ts';
import { socialMigrations } from './migrations.ts';
import { OpenIdClients } from './OpenIdClients.ts';
import { callbackAddress, oauthRoutes } from './oauthRoutes.ts';
import { SecondStep } from './SecondStep.ts';
import { socialServices } from './services.ts';
import { SocialSignIn } from './SocialSignIn.ts';

const FORGET_EVERY_MS = 10 * 60_000;

/** 2.9-9, 7-111: sign-in by an account at another service, and the completion of such a registration (4-4). */
export const socialModule: OperatorModule<null> = {
  name: 'social',
  migrations: socialMigrations,
  create(core, use) {
    const { config, database, clock, sessions, throttle, limits, content } = core;
    const { signIns } = use(authModule);
    const completion = new CompletionService(database, content, use(campaignsModule), clock);
    const secondStep = new SecondStep(database, clock, sessions, signIns, use(twoFactorModule));
    const signIn = new SocialSignIn(database, clock, sessions, signIns, throttle, limits, secondStep, () =>
      demandNewPlayers(config),
    );
    return {
      face: null,
      endpoints: bindArea(social, {
        completeregistration: forPlayer<typeof social.completeregistration>((call) => completion.complete(call)),
        confirmsocial: (call) => secondStep.confirm(call),
      }),
      routes: (app) =>
        oauthRoutes(app, {
          core,
          services: socialServices(config),
          clients: new OpenIdClients(core.fetch, callbackAddress(config.siteUrl)),
          signIn,
        }),
      jobs: [
        { name: 'forget-social-flows', everyMs: FORGET_EVERY_MS, run: () => forgetOldFlows(database, clock.now()) },
      ],
    };
  },
};
