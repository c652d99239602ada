import type { PersonalData } from '../personal/PersonalData.ts';

export const happeningsPersonal: PersonalData = {
  tables: {
    happenings: 'none: technical, until they have been told',
  },
};
