import type { Database } from '../../../database/database.ts';
import { SEALED_PREFIX, sealRequisites } from './requisites.ts';

const BATCH = 500;

/** Encrypts the requisites that an earlier version stored in plain text. Does nothing when none are left. */
export async function sealOldRequisites(database: Database, secret: string): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await database.transaction(async (tx) => {
      const rows = await tx.query<{ id: string; full_requisites: string }>(
        `select id, full_requisites from operator.payments where not starts_with(full_requisites, $2) order by id limit $1 for update`,
        [BATCH, SEALED_PREFIX],
      );
      for (const { id, full_requisites: text } of rows) {
        await tx.query('update operator.payments set full_requisites = $2 where id = $1', [
          id,
          sealRequisites(secret, { paymentId: id, text }),
        ]);
      }
      return rows.length === BATCH;
    });
  }
}
