import type { OperatorModule } from '../../../module.ts';
import { referralsMigrations } from './migrations.ts';
import { referralsPersonal } from './personal.ts';
import { ReferralsService } from './ReferralsService.ts';

export type ReferralsFace = Pick<ReferralsService, 'codeOf' | 'count' | 'note' | 'referrerOf'>;

/** Players who bring others. */
export const referralsModule: OperatorModule<ReferralsFace> = {
  name: 'referrals',
  personal: referralsPersonal,
  migrations: referralsMigrations,
  create: ({ clock }) => ({ face: new ReferralsService(clock) }),
};
