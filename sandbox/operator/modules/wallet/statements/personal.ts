import type { PersonalData } from '../../../personal/PersonalData.ts';

export const statementsPersonal: PersonalData = {
  tables: {
    wallet_files: 'none: hashes of links, for minutes',
  },
};
