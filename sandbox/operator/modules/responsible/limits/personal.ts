import type { PersonalData } from '../../../personal/PersonalData.ts';

export const limitsPersonal: PersonalData = {
  tables: {
    player_limits: 'limits',
  },
  parts: {
    limits: `select kind, period, currency, amount, requested_at, effective_at, cancelled_at
    from operator.player_limits where uid = $1 order by id`,
  },
};
