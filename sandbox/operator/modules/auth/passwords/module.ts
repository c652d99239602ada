import type { OperatorModule } from '../../../module.ts';
import { authModule } from '../auth/module.ts';
import { codesModule } from '../../codes/module.ts';
import { outboxModule } from '../../outbox/module.ts';
import { twoFactorModule } from '../../security/twofactor/module.ts';
import { ChangePasswordService } from './ChangePasswordService.ts';
import { NewPasswords } from './NewPasswords.ts';
import { PasswordProof } from './PasswordProof.ts';
import { passwordsRoutes } from './routes.ts';
import { Restored } from './Restored.ts';
import { RestoreService } from './RestoreService.ts';

export interface PasswordsFace {
  /** For modules whose changes need more than a session. */
  readonly proof: Pick<PasswordProof, 'demand'>;
}

/** Restoring access by a code, and changing the password. */
export const passwordsModule: OperatorModule<PasswordsFace> = {
  name: 'passwords',
  create(core, use) {
    const { database, clock, sessions, passwords, throttle, limits, content, endsWithPassword } = core;
    const outbox = use(outboxModule);
    const { common, signIns } = use(authModule);
    const fresh = new NewPasswords(clock, content, common, outbox, endsWithPassword);
    const restored = new Restored(core, fresh, signIns, use(twoFactorModule));
    const restoring = new RestoreService(database, clock, sessions, throttle, limits, use(codesModule), restored);
    const proof = new PasswordProof(database, sessions, passwords, throttle, limits);
    const changing = new ChangePasswordService(database, sessions, passwords, proof, fresh);
    return { face: { proof }, endpoints: passwordsRoutes(restoring, changing) };
  },
};
