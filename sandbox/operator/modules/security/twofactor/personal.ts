import type { PersonalData } from '../../../personal/PersonalData.ts';

export const twofactorPersonal: PersonalData = {
  tables: {
    two_factor: 'two_factor',
    two_factor_changes: 'none: a secret, for minutes',
    recovery_codes: 'none: hashes of secrets',
  },
  parts: {
    two_factor: 'select kind, channel, enabled_at from operator.two_factor where uid = $1',
  },
  endsWithRetention: ['two_factor', 'recovery_codes'],
};
