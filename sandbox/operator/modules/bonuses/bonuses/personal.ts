import type { PersonalData } from '../../../personal/PersonalData.ts';

export const bonusesPersonal: PersonalData = {
  tables: {
    bonuses: 'bonuses',
  },
  parts: {
    bonuses: `select type, status, currency, amount, balance, required, wagered, converted, terms, source, created_at, activated_at,
    expires_at, ended_at from operator.bonuses where uid = $1 order by id`,
  },
};
