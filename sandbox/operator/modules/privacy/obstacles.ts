import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { privacy } from '../../../../src/contract/privacy.ts';

export type Obstacle = OutputOf<typeof privacy.getClosure>['obstacles'][number];

interface Row {
  readonly kind: Obstacle['kind'];
  readonly currency: string;
  readonly amount: bigint;
}

/** What has to end before the account can be closed. Money in the vault counts as the main balance. Bonus and play money do not count: they are not the player's yet. */
export async function obstaclesOf(sql: Sql, uid: bigint): Promise<Obstacle[]> {
  const rows = await sql.query<Row>(
    `select type as kind, currency, sum(amount)::bigint as amount from operator.payment_facts
       where uid = $1 and status in ('pending', 'processing') group by type, currency
     union all
     select 'round', currency, sum(stake)::bigint from operator.round_facts
       where uid = $1 and status = 'open' group by currency
     union all
     select 'balance', currency, sum(balance)::bigint from operator.ledger_balances
       where uid = $1 and kind in ('main', 'vault') and balance > 0 group by currency
     order by 1 desc, 2`,
    [uid],
  );
  return rows.map(({ kind, currency, amount }) => ({ kind, amount: wireMoney(amount, currency) }));
}
