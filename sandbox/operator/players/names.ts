import { randomBytes } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import { emailForms } from './asciiEmail.ts';
import { canonicalLogin, loginForms } from './canonicalLogin.ts';

/** Serialises those who want one of these names until the transaction ends. */
export async function lockNames(tx: Sql, names: readonly string[]): Promise<void> {
  const keys = [...new Set(names.map(canonicalLogin))].sort();
  for (const key of keys) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`name:${key}`]);
}

/**
 * Whether a player, other than `except`, has one of these names as login, e-mail or phone number, or as a contact that they
 * can take back (replacedContacts.ts).
 */
export async function isNameTaken(sql: Sql, names: readonly string[], except = 0n): Promise<boolean> {
  const keys = names.flatMap(loginForms);
  // Without `limit 1`, for which the planner prefers to read the table until it meets one: mostly there is none.
  const rows = await sql.query(
    `select 1 from operator.players
     where (email = any($1::text[]) or login_key = any($2::text[]) or phone = any($2::text[])
       or (phone like '0%' and ltrim(phone, '0') = any($2::text[]))
       or replaced_email = any($1::text[]) or replaced_phone = any($2::text[])) and uid <> $3`,
    [[...names.flatMap(emailForms), ...keys], keys, except],
  );
  return rows.length > 0;
}

/** An unused login, for players without one of their own. */
export async function freeLogin(sql: Sql, wanted: string, fallback: string): Promise<string> {
  for (const login of [wanted, fallback]) {
    if (login === '') continue;
    const { taken } = onlyRow(
      await sql.query<{ taken: boolean }>(
        'select exists (select 1 from operator.players where login_key = $1) as taken',
        [canonicalLogin(login)],
      ),
    );
    if (!taken) return login;
  }
  // The fallback can be registered on purpose; the random suffix cannot be predicted.
  return `${fallback}_${randomBytes(6).toString('hex')}`;
}

/** Nicknames with the same key are the same to a reader. */
const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase();

/** As it is judged and stored. */
export const writtenNickname = (typed: string): string => typed.trim().normalize('NFC');

/** False if another player has the nickname. Of two who ask for it at once the second waits for the first. */
export async function setNickname(tx: Sql, uid: bigint, nickname: string): Promise<boolean> {
  const key = nicknameKey(nickname);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 5))', [`nickname:${key}`]);
  const rows = await tx.query(
    `update operator.players set fakename = $2, nickname_key = $3
     where uid = $1 and not exists (select 1 from operator.players o where o.nickname_key = $3 and o.uid <> $1)
     returning uid`,
    [uid, nickname, key],
  );
  return rows.length > 0;
}
