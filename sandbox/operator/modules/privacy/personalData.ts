import { openDocument } from '../auth/registrationFields/module.ts';
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
  inbox: 'notification_centre',
  vpn_subscriptions: 'vpn',
  vpn_payments: 'vpn_payments',
  vpn_files: 'none: hashes of links, for minutes',
  bot_messages: 'bot_messages',
  push_subscriptions: 'push_browsers',
  referral_codes: 'referrals',
  referrals: 'referrals',
  exclusions: 'exclusions',
  player_limits: 'limits',
  payments: 'payments',
  rounds: 'rounds',
  ledger_accounts: 'balances, money',
  bonuses: 'bonuses',
  cashbacks: 'cashbacks',
  freespin_packs: 'free_spins',
  bets: 'bets, bet_legs',
  free_bets: 'free_bets',
  sportsbook_calls: 'none: repeats bets and money, with ids of the sportsbook',
  sportsbook_notices: 'none: repeats notifications',
  tournament_participants: 'tournaments',
  tournament_rounds: 'tournament_rounds',
  tournament_places: 'tournaments',
  jackpot_drops: 'jackpots',
  jackpot_stakes: 'none: repeats rounds',
  jackpot_feeds: 'none: sums of rounds',
  player_storage: 'stored_values',
  game_likes: 'favourites',
  loyalty_players: 'loyalty',
  loyalty_changes: 'loyalty_points',
  loyalty_reached: 'loyalty_levels',
  loyalty_frames: 'loyalty_frames',
  loyalty_carries: 'none: fractions of points from rounds',
  player_offers: 'offers',
  promo_code_uses: 'promo_codes',
  calendar_claims: 'calendar',
  referral_rewards: 'none: the reward is a bonus of the referrer',
  passkeys: 'passkeys',
  social_identities: 'social_sign_ins',
  two_factor: 'two_factor',
  verifications: 'identity',
  player_requirements: 'none: what the house asks of the player, no data of theirs',
  requisites_checks: 'none: keyed hashes of destinations, which payments show',
  withdrawal_destinations: 'destinations',
  withdrawal_locks: 'withdrawal_lock',
  withdrawal_proofs: 'none: technical, of a session',
  outbox: 'messages',
  vault_settings: 'vault',
  vault_releases: 'vault_releases',
  wallet_files: 'none: hashes of links, for minutes',
  game_exports: 'none: a copy of the rounds, for a day',
  data_exports: 'exports',
  game_sessions: 'none: repeats sessions and rounds',
  wallet_calls: 'none: repeats rounds and money, with ids of the studio',
  idempotency_keys: 'none: technical, kept for a short time',
  quest_progress: 'quests',
  quest_causes: 'none: repeats what has brought quests on',
  quest_rounds: 'none: repeats rounds, until they are counted',
  wheel_spins: 'wheel_spins',
  wheel_purchases: 'wheel_purchases',
  wheel_balances: 'none: the sum of wheel_changes',
  wheel_changes: 'wheel_changes',
  wheel_seeds: 'none: a secret, until its spin is over',
  shop_purchases: 'purchases',
  worn_frames: 'portrait_frame',
  tournament_tickets: 'tournament_tickets',
  happenings: 'none: technical, until they have been told',
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
  support_tickets: 'support',
  support_files: 'support_files',
  chat_messages: 'chat',
  analytics_events: 'analytics',
  analytics_consents: 'analytics_consents',
  closed_accounts: 'none: a closed account cannot export',
};

/** The parts that are short. Column by column: secrets, hashes and addresses are named nowhere. */
const parts: Readonly<Record<string, string>> = {
  free_spins: `select game, currency, stake, count, remaining, won, created_at, expires_at from operator.freespin_packs
    where uid = $1 order by id`,
  bets: `select id, kind, system, status, currency, stake, from_main, from_bonus, from_free, odds::float8 as odds, possible_payout,
    credited as payout, placed_at, settled_at from operator.bets where uid = $1 order by placed_at, id`,
  bet_legs: `select l.bet_id as bet, l.sport, l.league, l.event, l.starts_at, l.market_name as market,
    l.selection_name as selection, l.odds::float8 as odds, l.is_live, l.result, l.score
    from operator.bet_legs l join operator.bets b on b.id = l.bet_id where b.uid = $1 order by b.placed_at, b.id, l.index`,
  free_bets: `select currency, amount, bet_id as bet, created_at, expires_at from operator.free_bets
    where uid = $1 order by id`,
  tournaments: `select t.sysname as tournament, p.joined_at, p.points::text as points, b.place, b.prize, b.currency, b.paid_at
    from operator.tournament_participants p join operator.tournaments t on t.id = p.tournament_id
    left join operator.tournament_places b on b.tournament_id = p.tournament_id and b.uid = p.uid
    where p.uid = $1 order by p.number`,
  tournament_rounds: `select t.sysname as tournament, r.round_id as round, r.state, r.points::text as points, r.settled_at
    from operator.tournament_rounds r join operator.tournaments t on t.id = r.tournament_id
    where r.uid = $1 order by r.settled_at, r.round_id`,
  purchases: `select product, price::text as points, at from operator.shop_purchases where uid = $1 order by id`,
  portrait_frame: 'select frame from operator.worn_frames where uid = $1',
  tournament_tickets: `select k.source, k.given_at, k.used_at, t.sysname as tournament from operator.tournament_tickets k
    left join operator.tournaments t on t.id = k.tournament_id where k.uid = $1 order by k.id`,
  quests: `select owner, quest, period, currency, value::text as value, done_at from operator.quest_progress
    where uid = $1 order by done_at, owner, quest, period`,
  wheel_spins: `select campaign, nonce, commitment, secret, client_seed, segment, reward, cost, currency, state, taken_at, at
    from operator.wheel_spins where uid = $1 order by id`,
  wheel_purchases: `select campaign, spins, refunded, currency, price, at from operator.wheel_purchases
    where uid = $1 order by id`,
  wheel_changes: `select campaign, free, bought, source, at from operator.wheel_changes where uid = $1 order by id`,
  cashbacks: `select kind, status, currency, start_date, end_date, staked, won, amount, paid_at from operator.cashbacks
    where uid = $1 order by id`,
  jackpots: `select jackpot, tier, currency, amount, decided_at, paid_at from operator.jackpot_drops
    where uid = $1 order by id`,
  loyalty: 'select earned::text as earned, level from operator.loyalty_players where uid = $1',
  loyalty_points: `select reason, texts, points::text as points, balance_after::text as balance, at from operator.loyalty_changes
    where uid = $1 order by id`,
  loyalty_levels: 'select level, at from operator.loyalty_reached where uid = $1 order by level',
  loyalty_frames: 'select frame, at from operator.loyalty_frames where uid = $1 order by at, frame',
  favourites: 'select game, liked_at from operator.game_likes where uid = $1 order by liked_at, game',
  stored_values: 'select key, value from operator.player_storage where uid = $1 order by key',
  bonuses: `select type, status, currency, amount, balance, required, wagered, converted, terms, source, created_at, activated_at,
    expires_at, ended_at from operator.bonuses where uid = $1 order by id`,
  offers: `select offer_id as offer, turn, opened_at, taken_at from operator.player_offers where uid = $1
    order by opened_at, offer_id`,
  promo_codes: 'select code, used_at from operator.promo_code_uses where uid = $1 order by used_at, code',
  calendar: 'select day, claimed_at from operator.calendar_claims where uid = $1 order by day',
  sessions: `select kind, user_agent as device, created_at, last_seen_at, expires_at, ended_at, end_reason
    from operator.sessions where uid = $1 order by created_at`,
  consents: `select type, contact, is_on, source, at from operator.subscription_consents where uid = $1 order by id`,
  notification_consents: `select kind, channel, agreed_at from operator.notification_consents where uid = $1
    order by kind, channel`,
  notifications: `select kind, channel, params, created_at, ended_at, outcome from operator.notifications where uid = $1
    order by seq`,
  notification_centre: `select subject, texts, path, amount, amount_type, created_at, read_at from operator.inbox
    where uid = $1 order by id`,
  vpn: `select plan, status, is_auto_renewal, started_at, ends_at, server, created_at, ended_at
    from operator.vpn_subscriptions where uid = $1 order by id`,
  vpn_payments: `select kind, plan, days, currency, amount, status, source, created_at, ended_at
    from operator.vpn_payments where uid = $1 order by id`,
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
  vault: 'select delay_hours, next_hours, next_at from operator.vault_settings where uid = $1',
  vault_releases: `select currency, amount, status, requested_at, due_at, ended_at from operator.vault_releases
    where uid = $1 order by id`,
  destinations: `select method, requisites, holder, used_at from operator.withdrawal_destinations
    where uid = $1 order by used_at`,
  withdrawal_lock: 'select ends_at from operator.withdrawal_locks where uid = $1',
  balances: `select kind, currency, balance as amount from operator.ledger_accounts where uid = $1 order by id`,
  passkeys: 'select created_at, last_used_at from operator.passkeys where uid = $1 order by created_at',
  social_sign_ins:
    'select issuer, subject, created_at from operator.social_identities where uid = $1 order by created_at',
  two_factor: 'select kind, channel, enabled_at from operator.two_factor where uid = $1',
  identity: 'select status, reject_labels, decided_at, created_at from operator.verifications where uid = $1',
  messages: `select channel, recipient, subject, created_at, sent_at from operator.outbox where uid = $1 order by seq`,
  support: `select t.id::int as ticket, t.category, t.subject, t.status, m.author, m.text, m.at
    from operator.support_tickets t join operator.support_messages m on m.ticket_id = t.id
    where t.uid = $1 order by m.id`,
  support_files:
    'select name, media_type, bytes, created_at from operator.support_files where uid = $1 order by created_at, id',
  chat: 'select conversation, event, text, at from operator.chat_messages where uid = $1 order by id',
  analytics: 'select name, params, consent, at from operator.analytics_events where uid = $1 order by id',
  analytics_consents: 'select choice, at from operator.analytics_consents where uid = $1 order by id',
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
       is_betting, shares_wins, registered_at, last_login_at, email, email_confirmed_at, email_subscribed_at, pending_email,
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
