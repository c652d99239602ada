import type { PersonalData } from '../../../personal/PersonalData.ts';

export const passkeysPersonal: PersonalData = {
  tables: {
    passkeys: 'passkeys',
    passkey_challenges: 'none: a secret, for minutes',
  },
  parts: {
    passkeys: 'select created_at, last_used_at from operator.passkeys where uid = $1 order by created_at',
  },
  endsWithRetention: ['passkeys'],
};
