import type { OperatorModule } from '../../module.ts';
import { authModule } from '../auth/module.ts';
import { outboxModule } from '../outbox/module.ts';
import { passwordsModule } from '../passwords/module.ts';
import { passkeysMigrations } from './migrations.ts';
import { forgetChallenges } from './passkeyRepository.ts';
import { PasskeyService } from './PasskeyService.ts';
import { passkeyRoutes } from './routes.ts';

const FORGET_MS = 5 * 60_000;

/** Sign-in by passkeys (WebAuthn), and the player's list of them. */
export const passkeysModule: OperatorModule<null> = {
  name: 'passkeys',
  migrations: passkeysMigrations,
  create(core, use) {
    const { database, clock, sessions } = core;
    const forgetOld = {
      name: 'forget-passkey-challenges',
      everyMs: FORGET_MS,
      run: () => forgetChallenges(database, clock.now()),
    };
    return {
      face: null,
      endpoints: passkeyRoutes(
        new PasskeyService(core, sessions, use(authModule).signIns, use(passwordsModule).proof, use(outboxModule)),
      ),
      jobs: [forgetOld],
    };
  },
};
