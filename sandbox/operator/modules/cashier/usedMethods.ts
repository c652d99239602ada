import type { Sql } from '../../../database/database.ts';
import type { Payment } from './paymentsRepository.ts';

/**
 * The methods by which a player has deposited or withdrawn: the one that succeeded last first; after those that
 * succeeded, the ones that were only begun, newest first.
 */
export async function usedMethods(sql: Sql, uid: bigint, type: Payment['type']): Promise<string[]> {
  const rows = await sql.query<{ method: string }>(
    `select method from operator.payments where uid = $1 and type = $2 group by method
     order by max(created_at) filter (where status = 'succeeded') desc nulls last, max(created_at) desc, method`,
    [uid, type],
  );
  return rows.map(({ method }) => method);
}
