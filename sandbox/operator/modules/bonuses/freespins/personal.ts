import type { PersonalData } from '../../../personal/PersonalData.ts';

export const freespinsPersonal: PersonalData = {
  tables: {
    freespin_packs: 'free_spins',
  },
  parts: {
    free_spins: `select game, currency, stake, count, remaining, won, created_at, expires_at from operator.freespin_packs
    where uid = $1 order by id`,
  },
};
