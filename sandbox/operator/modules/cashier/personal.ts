import type { PersonalData } from '../../personal/PersonalData.ts';

export const cashierPersonal: PersonalData = {
  tables: {
    payments: 'payments',
    // Why a payment was stopped is its reason.
    deposit_stops: 'payments',
    withdrawal_destinations: 'destinations',
    withdrawal_locks: 'withdrawal_lock',
  },
  parts: {
    payments: `select id, type, status, method, currency, amount, fee, requisites, reason, created_at, updated_at
    from operator.payments where uid = $1 order by created_at, id`,
    destinations: `select method, requisites, holder, used_at from operator.withdrawal_destinations
    where uid = $1 order by used_at`,
    withdrawal_lock: 'select ends_at from operator.withdrawal_locks where uid = $1',
  },
};
