/** A player's row as used by services. */
export interface Player {
  readonly uid: bigint;
  readonly status: 'active' | 'banned' | 'deleted';
  readonly login: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phone_country_code: string;
  /** When the present address and number were confirmed; null: never. */
  readonly email_confirmed_at: Date | null;
  readonly phone_confirmed_at: Date | null;
  /** The session that has added or confirmed it; null: none that is known. */
  readonly email_session: string | null;
  readonly phone_session: string | null;
  /** A new password has held it: until the player confirms it, it opens nothing, gets no codes and is no login. */
  readonly is_email_held: boolean;
  readonly is_phone_held: boolean;
  /** A contact that takes the place of the present one once it is confirmed. */
  readonly pending_email: string | null;
  readonly pending_phone: string | null;
  readonly pending_phone_country_code: string;
  /** The session that has added it; null: none. */
  readonly pending_email_session: string | null;
  readonly pending_phone_session: string | null;
  /** A confirmed contact that the present one has replaced; it counts in its place until then (contactAge.ts). */
  readonly replaced_email: string | null;
  readonly replaced_phone: string | null;
  readonly replaced_email_confirmed_at: Date | null;
  readonly replaced_phone_confirmed_at: Date | null;
  readonly replaced_email_until: Date | null;
  readonly replaced_phone_until: Date | null;
  readonly telegram_id: bigint | null;
  readonly currency: string;
  readonly locale: string;
  readonly country_code: string;
  readonly fakename: string;
  readonly first_name: string;
  readonly last_name: string;
  /** 3-14: 0 is not given. */
  readonly sex: number;
  readonly birth_date: string;
  readonly region: string;
  readonly middle_name: string;
  readonly home_town: string;
  readonly address: string;
  readonly postcode: string;
  readonly document_type: string;
  /** Encrypted; the fields' module opens it. */
  readonly document_number: string;
  /** By it the document is known again in other accounts (documents.ts); empty for none. */
  readonly document_key: string;
  /** When the player agreed to promotions and news to the present address and number; null: not, or no longer. */
  readonly email_subscribed_at: Date | null;
  readonly phone_subscribed_at: Date | null;
  /** 3-24: empty for none. */
  readonly character_id: string;
  /** 3-5: false for a player of a social sign-in until they have completed the registration. */
  readonly is_registration_completed: boolean;
  readonly has_deposits: boolean;
  /** Until when the account can neither deposit nor play; its player may be somebody who has excluded themselves. */
  readonly play_held_until: Date | null;
  /** A player of the sandbox itself, who plays so that a fresh start is no empty room. */
  readonly is_sandbox: boolean;
  readonly registered_at: Date;
  readonly last_login_at: Date | null;
  readonly previous_login_at: Date | null;
}

const heldColumn = (type: 'email' | 'phone'): string =>
  `exists (select 1 from operator.held_entries h where h.uid = p.uid and h.kind = '${type}' and h.id = p.${type}) as is_${type}_held`;

/** The columns of `Player`, for a table with the alias `p`. Never includes the password hash. */
export const playerColumns = `p.uid, p.status, p.login, p.email, p.phone, p.phone_country_code, p.telegram_id, p.currency, p.locale,
  p.country_code, p.fakename, p.first_name, p.last_name, p.sex, p.birth_date, p.region, p.middle_name, p.home_town, p.address, p.postcode, p.document_type, p.document_number, p.document_key, p.character_id, p.email_subscribed_at, p.phone_subscribed_at, p.is_registration_completed, p.has_deposits, p.play_held_until,
  p.is_sandbox, p.registered_at, p.last_login_at, p.previous_login_at, p.email_confirmed_at, p.phone_confirmed_at, p.pending_email, p.pending_phone,
  p.pending_phone_country_code, p.pending_email_session, p.pending_phone_session,
  p.replaced_email, p.replaced_email_confirmed_at, p.replaced_email_until, p.replaced_phone, p.replaced_phone_confirmed_at, p.replaced_phone_until,
  p.email_session, p.phone_session, ${heldColumn('email')}, ${heldColumn('phone')}`;

/** Joins the player with this uid as `p`, in queries that read `playerColumns`. */
export const joinPlayer = (uid: string): string => `join operator.players p on p.uid = ${uid}`;
