import type { PersonalData } from '../../personal/PersonalData.ts';

export const storagePersonal: PersonalData = {
  tables: {
    player_storage: 'stored_values',
  },
  parts: {
    stored_values: 'select key, value from operator.player_storage where uid = $1 order by key',
  },
};
