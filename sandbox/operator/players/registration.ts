import type { Sql } from '../../database/database.ts';
import { tellHappening } from '../happenings/tellHappening.ts';
import { canonicalLogin } from './canonicalLogin.ts';
import { isNameTaken, lockNames } from './names.ts';

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
 * Adds a player inside of a transaction; null when the e-mail, phone or login is taken. Another player's e-mail or
 * phone number cannot be a login either, because signing in with it would be ambiguous.
 */
export async function addPlayer(tx: Sql, player: NewPlayer): Promise<bigint | null> {
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
  return row.uid;
}

/** 3-5: the registration of a new player is to be completed. Their e-mail, if any, is confirmed by the service. */
export async function leaveIncomplete(tx: Sql, uid: bigint, at: Date): Promise<void> {
  await tx.query(
    `update operator.players set is_registration_completed = false,
       email_confirmed_at = case when email is null then null else $2::timestamptz end
     where uid = $1`,
    [uid, at],
  );
}

export interface CompletedFields {
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneCountryCode: string;
  /** Null keeps the login. */
  readonly login: string | null;
  readonly loginKey: string | null;
  /** Empty keeps the country. */
  readonly country: string;
  readonly promoCode: string;
  /** Null: without promotions and news. */
  readonly subscribedAt: Date | null;
}

/** Whether the registration is still to be completed; locks the player until the transaction ends. */
export async function isIncomplete(tx: Sql, uid: bigint): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from operator.players where uid = $1 and not is_registration_completed for update',
    [uid],
  );
  return rows.length > 0;
}

export async function completePlayer(tx: Sql, uid: bigint, fields: CompletedFields): Promise<void> {
  await tx.query(
    `update operator.players set is_registration_completed = true, email = coalesce($2, email), phone = coalesce($3, phone),
       phone_country_code = case when $3::text is null then phone_country_code else $4 end,
       login = coalesce($5, login), login_key = coalesce($6, login_key),
       country_code = case when $7 = '' then country_code else $7 end,
       promo_code = $8,
       email_subscribed_at = case when coalesce($2, email) is not null then $9::timestamptz end,
       phone_subscribed_at = case when coalesce($3, phone) is not null then $9::timestamptz end
     where uid = $1`,
    [
      uid,
      fields.email,
      fields.phone,
      fields.phoneCountryCode,
      fields.login,
      fields.loginKey,
      fields.country,
      fields.promoCode,
      fields.subscribedAt,
    ],
  );
}
