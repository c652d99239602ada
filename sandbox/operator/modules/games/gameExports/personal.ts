import type { PersonalData } from '../../../personal/PersonalData.ts';

export const gameExportsPersonal: PersonalData = {
  tables: {
    game_exports: 'none: a copy of the rounds, for a day',
  },
};
