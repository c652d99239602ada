import type { OperatorModule } from '../../../module.ts';
import { referralsMigrations } from './migrations.ts';
import { ReferralsService } from './ReferralsService.ts';

export type ReferralsFace = Pick<ReferralsService, 'codeOf' | 'count' | 'note' | 'referrerOf'>;

/** Players who bring others. */
export const referralsModule: OperatorModule<ReferralsFace> = {
  name: 'referrals',
  migrations: referralsMigrations,
  create: ({ clock }) => ({ face: new ReferralsService(clock) }),
};
