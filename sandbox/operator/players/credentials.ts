import type { Sql } from '../../database/database.ts';
import { emailForms } from './asciiEmail.ts';
import { loginForms } from './canonicalLogin.ts';
import type { Player } from './player.ts';

export interface Credentials extends Pick<Player, 'uid' | 'status'> {
  readonly password_hash: string | null;
}

/**
 * Finds a player by e-mail, phone (digits with the country code) or login. A name belongs to one player only; for old
 * rows where that does not hold, e-mail and phone have priority over a chosen login. A number or an address
 * that was stored as it was typed is found by just that, and its canonical form finds whoever has that. A contact that
 * another one has replaced stands for its account for three days still; one that is held stands for none.
 */
export async function findCredentials(sql: Sql, login: string, now: Date): Promise<Credentials | null> {
  const [row] = await sql.query<Credentials>(
    `select uid, status, password_hash from operator.players p
     where (email = any($1::text[]) or login_key = any($2::text[]) or phone = any($2::text[])
         or (replaced_email = any($1::text[]) and replaced_email_until > $3)
         or (replaced_phone = any($2::text[]) and replaced_phone_until > $3))
       and not exists (select 1 from operator.held_entries h
         where h.uid = p.uid and h.kind in ('email', 'phone') and (h.id = any($1::text[]) or h.id = any($2::text[])))
     order by email = any($1::text[]) desc nulls last, phone = any($2::text[]) desc nulls last,
       array_position($1::text[], email), array_position($2::text[], phone), array_position($2::text[], login_key) limit 1`,
    [emailForms(login), loginForms(login), now],
  );
  return row ?? null;
}

/** Null for a player without a password. */
export async function findPasswordHash(sql: Sql, uid: bigint): Promise<string | null> {
  const [row] = await sql.query<{ password_hash: string | null }>(
    'select password_hash from operator.players where uid = $1',
    [uid],
  );
  return row?.password_hash ?? null;
}

/** Null: no password opens the account until another one is set. */
export async function setPasswordHash(sql: Sql, uid: bigint, hash: string | null): Promise<void> {
  await sql.query('update operator.players set password_hash = $2 where uid = $1', [uid, hash]);
}

/** Null: no Telegram user signs in as the player any more. A user who is linked anew is confirmed by that. */
export async function setTelegram(tx: Sql, uid: bigint, telegramId: bigint | null): Promise<void> {
  await tx.query(`delete from operator.held_entries where uid = $1 and kind = 'telegram'`, [uid]);
  await tx.query('update operator.players set telegram_id = $2 where uid = $1', [uid, telegramId]);
}

/** Stores the time of this sign-in and of the previous one, which is shown to the player. */
export async function noteSignIn(tx: Sql, uid: bigint, now: Date): Promise<void> {
  await tx.query('update operator.players set previous_login_at = last_login_at, last_login_at = $2 where uid = $1', [
    uid,
    now,
  ]);
}
