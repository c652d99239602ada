import type { PersonalData } from '../../../personal/PersonalData.ts';

export const verificationPersonal: PersonalData = {
  tables: {
    verifications: 'identity',
  },
  parts: {
    identity: 'select status, reject_labels, decided_at, created_at from operator.verifications where uid = $1',
  },
};
