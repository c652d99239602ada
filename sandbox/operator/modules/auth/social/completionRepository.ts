import type { Sql } from '../../../../database/database.ts';
import { recordConsents } from '../../notifications/subscriptions/module.ts';

export interface CompletedFields {
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneCountryCode: string;
  /** Null keeps the login. */
  readonly login: string | null;
  readonly loginKey: string | null;
  /** Empty keeps the country. */
  readonly country: string;
  readonly currency: string;
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
       currency = $8, promo_code = $9,
       email_subscribed_at = case when coalesce($2, email) is not null then $10::timestamptz end,
       phone_subscribed_at = case when coalesce($3, phone) is not null then $10::timestamptz end
     where uid = $1`,
    [
      uid,
      fields.email,
      fields.phone,
      fields.phoneCountryCode,
      fields.login,
      fields.loginKey,
      fields.country,
      fields.currency,
      fields.promoCode,
      fields.subscribedAt,
    ],
  );
  if (fields.subscribedAt !== null) await recordConsents(tx, uid, 'registration', fields.subscribedAt);
}
