import type { PersonalData } from '../../../personal/PersonalData.ts';

export const referralsPersonal: PersonalData = {
  tables: {
    referral_codes: 'referrals',
    referrals: 'referrals',
  },
  parts: {
    referrals: `select c.code, (select count(*)::int from operator.referrals r where r.referrer = c.uid) as registered
    from operator.referral_codes c where c.uid = $1`,
  },
};
