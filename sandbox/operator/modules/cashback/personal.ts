import type { PersonalData } from '../../personal/PersonalData.ts';

export const cashbackPersonal: PersonalData = {
  tables: {
    cashbacks: 'cashbacks',
  },
  parts: {
    cashbacks: `select kind, status, currency, start_date, end_date, staked, won, amount, paid_at from operator.cashbacks
    where uid = $1 order by id`,
  },
};
