import type { OperatorModule } from '../../../module.ts';
import { LimitsService } from './LimitsService.ts';
import { limitsMigrations } from './migrations.ts';
import { limitsPersonal } from './personal.ts';
import { seedLimits } from './seedLimits.ts';

export { left, windowStart } from './limitRules.ts';
export type { AmountPeriod, LimitValue } from './limitRules.ts';
export type { LimitState } from './LimitsService.ts';

export type LimitsFace = Pick<LimitsService, 'change' | 'states' | 'inForce' | 'lock'>;

/** The limits that players set for themselves: stored here, enforced where money is spent. */
export const limitsModule: OperatorModule<LimitsFace> = {
  name: 'limits',
  personal: limitsPersonal,
  migrations: limitsMigrations,
  create(core) {
    return {
      face: new LimitsService(core, core.policy.limit_cool_off_hours),
      seed: (now) => seedLimits(core.database, now),
    };
  },
};
