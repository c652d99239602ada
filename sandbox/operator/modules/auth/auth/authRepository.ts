import { randomBytes } from 'node:crypto';
import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import { tellHappening } from '../../../happenings/tellHappening.ts';
import type { TelegramUser } from '../../../sessions/verifyInitData.ts';
import { recordConsents } from '../../notifications/subscriptions/module.ts';
import { canonicalLogin } from './canonicalLogin.ts';

export interface Credentials {
  readonly uid: bigint;
  readonly status: 'active' | 'banned' | 'deleted';
  readonly password_hash: string | null;
}

export interface NewPlayer {
  readonly login: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneCountryCode: string;
  readonly telegramId: bigint | null;
  readonly passwordHash: string | null;
  readonly currency: string;
  readonly locale: string;
  readonly countryCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly region: string;
  readonly promoCode: string;
  readonly characterId: string;
  readonly isSubscribed: boolean;
  readonly isBetting: boolean;
  readonly registeredAt: Date;
}

/**
 * Finds a player by e-mail, phone (digits with the country code) or login. A name belongs to one player only; for old
 * rows where that does not hold, e-mail and phone have priority over a chosen login.
 */
export async function findCredentials(sql: Sql, login: string): Promise<Credentials | null> {
  const [row] = await sql.query<Credentials>(
    `select uid, status, password_hash from operator.players where email = $1 or login_key = $2 or phone = $2
     order by email = $1 desc nulls last, phone = $2 desc nulls last limit 1`,
    [login.toLowerCase(), canonicalLogin(login)],
  );
  return row ?? null;
}

/**
 * Adds a player inside of a transaction; null when the e-mail, phone or login is taken. Another player's e-mail or
 * phone number cannot be a login either, because signing in with it would be ambiguous.
 */
export async function insertPlayer(tx: Sql, player: NewPlayer): Promise<bigint | null> {
  const names = [player.login, player.email, player.phone].filter((name) => name !== null);
  await lockNames(tx, names);
  if (await isNameTaken(tx, names)) return null;
  const [row] = await tx.query<{ uid: bigint }>(
    `insert into operator.players (login, email, phone, phone_country_code, telegram_id, password_hash, currency, locale, country_code,
       first_name, last_name, birth_date, region, promo_code, character_id, email_subscribed_at, phone_subscribed_at, is_betting, registered_at, login_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) on conflict do nothing returning uid`,
    [
      player.login,
      player.email,
      player.phone,
      player.phoneCountryCode,
      player.telegramId,
      player.passwordHash,
      player.currency,
      player.locale,
      player.countryCode,
      player.firstName,
      player.lastName,
      player.birthDate,
      player.region,
      player.promoCode,
      player.characterId,
      player.isSubscribed && player.email !== null ? player.registeredAt : null,
      player.isSubscribed && player.phone !== null ? player.registeredAt : null,
      player.isBetting,
      player.registeredAt,
      canonicalLogin(player.login),
    ],
  );
  if (row === undefined) return null;
  await tellHappening(tx, row.uid, 'registered', {}, player.registeredAt);
  if (player.isSubscribed) await recordConsents(tx, row.uid, 'registration', player.registeredAt);
  return row.uid;
}

/** Serialises those who want one of these names until the transaction ends. */
export async function lockNames(tx: Sql, names: readonly string[]): Promise<void> {
  const keys = [...new Set(names.map(canonicalLogin))].sort();
  for (const key of keys) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`name:${key}`]);
}

/** Whether a player, other than `except`, has one of these names as login, e-mail or phone number. */
export async function isNameTaken(sql: Sql, names: readonly string[], except = 0n): Promise<boolean> {
  const keys = names.map(canonicalLogin);
  const rows = await sql.query(
    `select 1 from operator.players
     where (email = any($1::text[]) or login_key = any($2::text[]) or phone = any($2::text[])) and uid <> $3 limit 1`,
    [[...names.map((name) => name.toLowerCase()), ...keys], keys, except],
  );
  return rows.length > 0;
}

export async function findByTelegramId(sql: Sql, telegramId: bigint): Promise<Credentials | null> {
  const [row] = await sql.query<Credentials>(
    'select uid, status, password_hash from operator.players where telegram_id = $1',
    [telegramId],
  );
  return row ?? null;
}

export interface Launch {
  readonly uid: bigint;
  readonly session_id: string;
  readonly expires_at: Date;
}

/** Locks one Telegram user and finds the launch `id`; serialises launches of the user until the transaction ends. */
export async function lockLaunch(tx: Sql, id: string, user: TelegramUser): Promise<Launch | null> {
  // Without the lock two launches of one new user would both register them.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`telegram:${user.id}`]);
  const [row] = await tx.query<Launch>(
    'select uid, session_id, expires_at from operator.telegram_launches where id = $1',
    [id],
  );
  return row ?? null;
}

export async function insertLaunch(tx: Sql, id: string, launch: Launch): Promise<void> {
  await tx.query('insert into operator.telegram_launches (id, uid, session_id, expires_at) values ($1, $2, $3, $4)', [
    id,
    launch.uid,
    launch.session_id,
    launch.expires_at,
  ]);
}

/** The launch belongs to another player from now on. */
export async function replaceLaunch(tx: Sql, id: string, { uid, session_id, expires_at }: Launch): Promise<void> {
  await tx.query('update operator.telegram_launches set uid = $2, session_id = $3, expires_at = $4 where id = $1', [
    id,
    uid,
    session_id,
    expires_at,
  ]);
}

/** Sets the session of a launch to its replacement. */
export async function replaceLaunchSession(tx: Sql, id: string, to: string): Promise<void> {
  await tx.query('update operator.telegram_launches set session_id = $2 where id = $1', [id, to]);
}

export interface LaunchSession {
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

/** The session of a launch, ended or not. */
export async function launchSession(tx: Sql, id: string): Promise<LaunchSession | null> {
  const [row] = await tx.query<LaunchSession>(
    'select last_seen_at, ended_at, end_reason from operator.sessions where id = $1 for update',
    [id],
  );
  return row ?? null;
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
