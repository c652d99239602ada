import type { PersonalData } from '../../personal/PersonalData.ts';

export const handoffPersonal: PersonalData = {
  tables: {
    handoffs: 'none: a secret, for minutes',
  },
};
