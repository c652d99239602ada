import type { PersonalData } from '../../../personal/PersonalData.ts';

export const socialPersonal: PersonalData = {
  tables: {
    social_identities: 'social_sign_ins',
    social_challenges: 'none: a secret, for minutes',
  },
  parts: {
    social_sign_ins:
      'select issuer, subject, created_at from operator.social_identities where uid = $1 order by created_at',
  },
  endsWithRetention: ['social_identities'],
};
