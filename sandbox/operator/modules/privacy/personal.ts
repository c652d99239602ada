import type { PersonalData } from '../../personal/PersonalData.ts';

export const privacyPersonal: PersonalData = {
  tables: {
    data_exports: 'exports',
    closed_accounts: 'none: a closed account cannot export',
  },
  parts: {
    exports: 'select format, created_at, taken_at from operator.data_exports where uid = $1 order by created_at',
  },
};
