import type { PersonalData } from '../../../personal/PersonalData.ts';

export const authPersonal: PersonalData = {
  tables: {
    telegram_launches: 'none: secrets of sessions',
  },
};
