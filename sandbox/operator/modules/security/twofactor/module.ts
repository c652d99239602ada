import type { OperatorModule } from '../../../module.ts';
import { codesModule } from '../../codes/module.ts';
import { outboxModule } from '../../outbox/module.ts';
import { twoFactorMigrations } from './migrations.ts';
import { twofactorPersonal } from './personal.ts';
import { twoFactorRoutes } from './routes.ts';
import { SecondFactor } from './SecondFactor.ts';
import { takeChange } from './twoFactorRepository.ts';
import { TwoFactorService } from './TwoFactorService.ts';

export { shortened } from './shortened.ts';

/** For every way to sign in: `demand` after the first factor; `kindOf` where it only needs to know whether it is on. */
export type TwoFactorFace = Pick<SecondFactor, 'kindOf' | 'demand'>;

const HOUR_MS = 3_600_000;

/** Two-factor sign-in: its settings, and its check for the modules that sign in. */
export const twoFactorModule: OperatorModule<TwoFactorFace> = {
  name: 'twofactor',
  personal: twofactorPersonal,
  migrations: twoFactorMigrations,
  endsWithPassword: async (tx, { uid }) => void (await takeChange(tx, uid)),
  create(core, use) {
    const { database, clock, throttle, limits } = core;
    const codes = use(codesModule);
    const outbox = use(outboxModule);
    const secondFactor = new SecondFactor(core, throttle, limits, codes);
    const forgetOld = {
      name: 'forget-two-factor-changes',
      everyMs: HOUR_MS,
      run: async () =>
        void (await database.query('delete from operator.two_factor_changes where expires_at < $1', [clock.now()])),
    };
    return {
      face: secondFactor,
      endpoints: twoFactorRoutes(new TwoFactorService(core, secondFactor, codes, outbox)),
      jobs: [forgetOld],
    };
  },
};
