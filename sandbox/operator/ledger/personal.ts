import type { PersonalData } from '../personal/PersonalData.ts';
import { moneyLines } from './movements.ts';

export const ledgerPersonal: PersonalData = {
  tables: {
    ledger_accounts: 'balances, money',
  },
  parts: {
    money: (sql, { uid }) => moneyLines(sql, uid, new Date(0)),
    balances: `select kind, currency, balance as amount from operator.ledger_accounts where uid = $1 order by id`,
  },
};
