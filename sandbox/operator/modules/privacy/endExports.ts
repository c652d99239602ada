import type { Sql } from '../../../database/database.ts';
import type { PasswordChange } from '../../players/PasswordChange.ts';

/** Links that nobody has followed open nothing any more. */
export async function endExports(tx: Sql, { uid, at }: PasswordChange): Promise<void> {
  await tx.query(
    'update operator.data_exports set expires_at = least(expires_at, $2) where uid = $1 and taken_at is null',
    [uid, at],
  );
}
