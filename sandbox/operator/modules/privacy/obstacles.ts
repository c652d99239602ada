import type { OutputOf } from '../../../../src/contract/index.ts';
import type { privacy } from '../../../../src/contract/privacy.ts';
import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorCore } from '../../module.ts';

export type Obstacle = OutputOf<typeof privacy.getClosure>['obstacles'][number];

interface Left {
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * What has to end before the account can be closed. Money in the vault counts as the main balance. Bonus and play money
 * do not count, nor gifts of them: they are not the player's yet.
 */
export async function obstaclesOf(
  sql: Sql,
  uid: bigint,
  { clock, stillOpen }: Pick<OperatorCore, 'clock' | 'stillOpen'>,
): Promise<Obstacle[]> {
  const open = await stillOpen(sql, uid, clock.now());
  const balances = await sql.query<Left>(
    `select currency, sum(balance)::bigint as amount from operator.ledger_balances
     where uid = $1 and kind in ('main', 'vault') and balance > 0 group by currency order by currency`,
    [uid],
  );
  const shown = (kind: Obstacle['kind'], { currency, amount }: Left) => ({ kind, amount: wireMoney(amount, currency) });
  return [
    ...open.flatMap((one) => (one.kind === 'gift' ? [] : [shown(one.kind, one)])),
    ...balances.map((one) => shown('balance', one)),
  ];
}
