import type { Sql } from '../../../database/database.ts';
import type { PasswordChange } from '../../players/PasswordChange.ts';

/** Links that nobody has followed open nothing any more, those of the session that stays neither. */
export async function endLinks(tx: Sql, { uid, at }: PasswordChange): Promise<void> {
  await tx.query(
    'update operator.file_links set expires_at = least(expires_at, $2) where uid = $1 and taken_at is null',
    [uid, at],
  );
}
