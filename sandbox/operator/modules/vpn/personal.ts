import type { PersonalData } from '../../personal/PersonalData.ts';

export const vpnPersonal: PersonalData = {
  tables: {
    vpn_subscriptions: 'vpn',
    vpn_payments: 'vpn_payments',
  },
  parts: {
    vpn: `select plan, status, is_auto_renewal, started_at, ends_at, server, created_at, ended_at
    from operator.vpn_subscriptions where uid = $1 order by id`,
    vpn_payments: `select kind, plan, days, currency, amount, status, source, created_at, ended_at
    from operator.vpn_payments where uid = $1 order by id`,
  },
};
