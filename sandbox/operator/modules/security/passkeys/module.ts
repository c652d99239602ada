import type { OperatorModule } from '../../../module.ts';
import { authModule } from '../../auth/auth/module.ts';
import { outboxModule } from '../../outbox/module.ts';
import { passkeysMigrations } from './migrations.ts';
import { forgetChallenges, holdPasskeys } from './passkeyRepository.ts';
import { PasskeyService } from './PasskeyService.ts';
import { passkeysPersonal } from './personal.ts';
import { passkeyRoutes } from './routes.ts';

const FORGET_MS = 5 * 60_000;

/** A player proves again, with a passkey, that it is them. */
export type PasskeyProof = Pick<PasskeyService, 'proofOptions' | 'demand'>;

/** `drop` is for those who show a player all of their ways in. */
export type PasskeysFace = PasskeyProof & Pick<PasskeyService, 'drop'>;

export { listPasskeys } from './passkeyRepository.ts';

/** Sign-in by passkeys (WebAuthn), and the player's list of them. */
export const passkeysModule: OperatorModule<PasskeysFace> = {
  name: 'passkeys',
  personal: passkeysPersonal,
  migrations: passkeysMigrations,
  endsWithPassword: holdPasskeys,
  create(core, use) {
    const { database, clock } = core;
    const forgetOld = {
      name: 'forget-passkey-challenges',
      everyMs: FORGET_MS,
      run: () => forgetChallenges(database, clock.now()),
    };
    const service = new PasskeyService(core, use(authModule).signIns, use(outboxModule));
    return {
      face: service,
      endpoints: passkeyRoutes(service),
      jobs: [forgetOld],
    };
  },
};
