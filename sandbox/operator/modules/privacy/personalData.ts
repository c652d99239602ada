import { openDocument } from '../registrationFields/module.ts';
import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Every table with a player's uid: the part of the export that its rows are in, or why they are in none. A test compares
 * the names with the database, so that no new table is forgotten.
 */
export const personalTables: Readonly<Record<string, string>> = {
  players: 'profile, contacts, telegram',
  sessions: 'sessions',
  subscription_consents: 'consents',
  notification_consents: 'notification_consents',
  notifications: 'notifications',
  bot_messages: 'bot_messages',
  push_subscriptions: 'push_browsers',
  referral_codes: 'referrals',
  referrals: 'referrals',
  exclusions: 'exclusions',
  player_limits: 'limits',
  payments: 'payments',
  rounds: 'rounds',
  ledger_accounts: 'balances, money',
  passkeys: 'passkeys',
  social_identities: 'social_sign_ins',
  two_factor: 'two_factor',
  verifications: 'identity',
  player_requirements: 'none: what the house asks of the player, no data of theirs',
  requisites_checks: 'none: keyed hashes of destinations, which payments show',
  outbox: 'messages',
  data_exports: 'exports',
  game_sessions: 'none: repeats sessions and rounds',
  wallet_calls: 'none: repeats rounds and money, with ids of the studio',
  idempotency_keys: 'none: technical, kept for a short time',
  realtime_cursors: 'none: technical',
  realtime_events: 'none: technical, repeats money',
  telegram_launches: 'none: secrets of sessions',
  two_factor_changes: 'none: a secret, for minutes',
  recovery_codes: 'none: hashes of secrets',
  passkey_challenges: 'none: a secret, for minutes',
  handoffs: 'none: a secret, for minutes',
  social_challenges: 'none: a secret, for minutes',
  telegram_link_codes: 'none: hashes of secrets, for minutes',
  contact_requests: 'none: technical, for minutes',
  closed_accounts: 'none: a closed account cannot export',
};

/** The parts that are short. Column by column: secrets, hashes and addresses are named nowhere. */
const parts: Readonly<Record<string, string>> = {
  sessions: `select kind, user_agent as device, created_at, last_seen_at, expires_at, ended_at, end_reason
    from operator.sessions where uid = $1 order by created_at`,
  consents: `select type, contact, is_on, source, at from operator.subscription_consents where uid = $1 order by id`,
  notification_consents: `select kind, channel, agreed_at from operator.notification_consents where uid = $1
    order by kind, channel`,
  notifications: `select kind, channel, params, created_at, ended_at, outcome from operator.notifications where uid = $1
    order by seq`,
  bot_messages:
    'select locale, path, created_at, ended_at, outcome from operator.bot_messages where uid = $1 order by seq',
  push_browsers: 'select created_at, seen_at from operator.push_subscriptions where uid = $1 order by created_at, id',
  referrals: `select c.code, (select count(*)::int from operator.referrals r where r.referrer = c.uid) as registered
    from operator.referral_codes c where c.uid = $1`,
  exclusions: 'select kind, created_at, until from operator.exclusions where uid = $1 order by id',
  limits: `select kind, period, currency, amount, requested_at, effective_at, cancelled_at
    from operator.player_limits where uid = $1 order by id`,
  payments: `select id, type, status, method, currency, amount, fee, requisites, reason, created_at, updated_at
    from operator.payments where uid = $1 order by created_at, id`,
  balances: `select kind, currency, balance as amount from operator.ledger_accounts where uid = $1 order by id`,
  passkeys: 'select created_at, last_used_at from operator.passkeys where uid = $1 order by created_at',
  social_sign_ins:
    'select issuer, subject, created_at from operator.social_identities where uid = $1 order by created_at',
  two_factor: 'select kind, channel, enabled_at from operator.two_factor where uid = $1',
  identity: 'select status, reject_labels, decided_at, created_at from operator.verifications where uid = $1',
  messages: `select channel, recipient, subject, created_at, sent_at from operator.outbox where uid = $1 order by seq`,
  exports: 'select format, created_at, taken_at from operator.data_exports where uid = $1 order by created_at',
};

export const shortParts: readonly string[] = Object.keys(parts);

export async function readPart(sql: Sql, uid: bigint, name: string): Promise<readonly Row[]> {
  const query = parts[name];
  if (query === undefined) throw new Error(`There is no part ${name}`);
  return (await sql.query<Row>(query, [uid])).map(presentRow);
}

/** Amounts as decimals of their currency; the session limit, which is in minutes, has no currency of its own. */
function presentRow(row: Row): Row {
  const currency = String(row['currency'] ?? '');
  const isMinutes = row['kind'] === 'session';
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'bigint') return [name, value];
      return [name, isMinutes ? Number(value) : wireMoney(value, currency).amount];
    }),
  );
}

/** The player's own row: profile and contacts. */
export async function readProfile(sql: Sql, uid: bigint, secret: string): Promise<Row> {
  const [row] = await sql.query<Row>(
    `select uid::text as uid, login, fakename, first_name, middle_name, last_name, sex, birth_date, country_code, region, home_town,
       address, postcode, document_type, document_number, currency, locale, promo_code, character_id,
       is_betting, registered_at, last_login_at, email, email_confirmed_at, email_subscribed_at, pending_email,
       phone, phone_country_code, phone_confirmed_at, phone_subscribed_at, pending_phone,
       telegram_id::text as telegram_id
     from operator.players where uid = $1`,
    [uid],
  );
  if (row === undefined) return {};
  const { document_type: type, document_number: stored, ...profile } = row;
  const document = openDocument(secret, { uid, document_type: String(type), document_number: String(stored) });
  return { ...profile, document };
}
