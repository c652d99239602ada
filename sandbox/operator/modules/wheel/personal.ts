import type { PersonalData } from '../../personal/PersonalData.ts';

export const wheelPersonal: PersonalData = {
  tables: {
    wheel_spins: 'wheel_spins',
    wheel_purchases: 'wheel_purchases',
    wheel_balances: 'none: the sum of wheel_changes',
    wheel_changes: 'wheel_changes',
    wheel_seeds: 'none: a secret, until its spin is over',
  },
  parts: {
    wheel_spins: `select campaign, nonce, commitment, secret, client_seed, segment, reward, cost, currency, state, taken_at, at
    from operator.wheel_spins where uid = $1 order by id`,
    wheel_purchases: `select campaign, spins, refunded, currency, price, at from operator.wheel_purchases
    where uid = $1 order by id`,
    wheel_changes: `select campaign, free, bought, source, at from operator.wheel_changes where uid = $1 order by id`,
  },
};
