import type { Sql } from '../../../database/database.ts';
import { canonicalLogin } from '../../players/canonicalLogin.ts';
import { readPlayer } from '../../players/findPlayer.ts';
import type { PasswordChange } from '../../players/PasswordChange.ts';

/**
 * Ends all codes of an account: their subjects are its uid, with or without more after it, and for those that restore
 * access one of its names, from an address that is known or from any.
 */
export async function endCodes(tx: Sql, { uid }: PasswordChange): Promise<void> {
  const { login, email, phone } = await readPlayer(tx, uid);
  const names = [login, email ?? '', phone ?? ''].filter((name) => name !== '').map(canonicalLogin);
  await tx.query(
    `delete from operator.codes where subject = $1 or starts_with(subject, $1 || ' ')
       or (purpose = 'restore' and subject = any($2::text[]))`,
    [String(uid), names.flatMap((name) => [`known ${name}`, `any ${name}`])],
  );
}
