import type { Database } from '../../../../database/database.ts';
import { SEALED_PREFIX } from '../../../sealedText.ts';
import { sealDocumentNumber } from './documents.ts';

const BATCH = 500;

/** Encrypts the document numbers that an earlier version stored in plain text. Does nothing when none are left. */
export async function sealOldDocuments(database: Database, secret: string): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await database.transaction(async (tx) => {
      const rows = await tx.query<{ uid: bigint; document_number: string }>(
        `select uid, document_number from operator.players
         where document_number <> '' and not starts_with(document_number, $2) order by uid limit $1 for update`,
        [BATCH, SEALED_PREFIX],
      );
      for (const { uid, document_number: number } of rows) {
        await tx.query('update operator.players set document_number = $2 where uid = $1', [
          uid,
          sealDocumentNumber(secret, uid, number),
        ]);
      }
      return rows.length === BATCH;
    });
  }
}
