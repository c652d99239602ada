import type { PersonalData } from '../../personal/PersonalData.ts';

export const jackpotsPersonal: PersonalData = {
  tables: {
    jackpot_drops: 'jackpots',
    jackpot_stakes: 'none: repeats rounds',
    jackpot_feeds: 'none: sums of rounds',
  },
  parts: {
    jackpots: `select jackpot, tier, currency, amount, decided_at, paid_at from operator.jackpot_drops
    where uid = $1 order by id`,
  },
};
