import type { Migration } from '../../database/Migration.ts';

/** The tables were created together with those of the sessions, in migrations of theirs. */
export const playersMigrations: readonly Migration[] = [
  {
    name: 'facts',
    after: ['sessions/exclusions', 'sessions/how others see players'],
    sql: `
      -- What others may know of a player in queries of their own. Names, contacts and documents are not in it.
      create view operator.player_facts as
        select uid, status, currency, locale, country_code, fakename, shares_wins, is_sandbox, has_deposits, telegram_id,
          password_hash is not null as has_password
        from operator.players;
      create view operator.exclusion_facts as select uid, kind, until from operator.exclusions`,
  },
  {
    name: 'held entries',
    after: ['sessions/players'],
    sql: `
      -- Ways into an account that were there when its password changed: they open nothing until they are confirmed.
      create table operator.held_entries (
        uid bigint not null references operator.players (uid),
        kind text not null check (kind in ('telegram', 'service', 'passkey')),
        id text not null,
        held_at timestamptz not null,
        primary key (uid, kind, id)
      );
    `,
  },
  {
    name: 'excluded identifiers',
    after: ['sessions/exclusions'],
    sql: `
      -- What players who have excluded themselves are known by, as keyed hashes (ExcludedIdentifiers.ts). It is kept as
      -- long as the exclusion lasts, whatever becomes of the account, its contacts and its ways in.
      create table operator.excluded_identifiers (
        key text not null,
        uid bigint not null references operator.players (uid),
        kind text not null check (kind in ('telegram', 'service', 'email', 'phone', 'person')),
        -- When a Telegram user or a service was taken from the account: such a row is kept as long as the account, for
        -- an exclusion that may come.
        left_at timestamptz,
        primary key (key, uid)
      );
      create index excluded_identifiers_player on operator.excluded_identifiers (uid);
    `,
  },
  {
    name: 'terms agreements',
    after: ['social/social', 'players/facts'],
    sql: `
      -- Who has agreed to the age and the terms of play, when, and to which text (TermsAgreements.ts).
      create table operator.terms_agreements (
        uid bigint primary key references operator.players (uid),
        -- SHA-256 of the text, in hex; empty if it is not known
        version text not null,
        agreed_at timestamptz not null
      );
      -- Forms have always asked. Who came in by a launch, and has no password since, has filled in none.
      insert into operator.terms_agreements (uid, version, agreed_at)
        select uid, '', registered_at from operator.players
        where is_registration_completed and (telegram_id is null or password_hash is not null);
      create or replace view operator.player_facts as
        select uid, status, currency, locale, country_code, fakename, shares_wins, is_sandbox, has_deposits, telegram_id,
          password_hash is not null as has_password,
          exists (select 1 from operator.terms_agreements a where a.uid = players.uid) as has_agreed
        from operator.players`,
  },
  {
    name: 'held play',
    after: ['players/terms agreements'],
    sql: `
      alter table operator.players add column play_held_until timestamptz;
      create index players_birth_date on operator.players (birth_date) where birth_date <> '';
      create index players_mailbox on operator.players
        (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));
      create or replace view operator.player_facts as
        select uid, status, currency, locale, country_code, fakename, shares_wins, is_sandbox, has_deposits, telegram_id,
          password_hash is not null as has_password,
          exists (select 1 from operator.terms_agreements a where a.uid = players.uid) as has_agreed,
          play_held_until
        from operator.players`,
  },
  {
    name: 'contacts in one form',
    after: ['players/held play'],
    sql: `
      -- By which rules the identifiers of an exclusion are kept (ExcludedIdentifiers.ts); 0: those of before.
      alter table operator.exclusions add column kept_form int not null default 0;
      -- Numbers that were stored as they were dialled, before all had their international form.
      create index players_dialled_phone on operator.players (ltrim(phone, '0')) where phone like '0%';
    `,
  },
  {
    name: 'proven identifiers',
    after: ['players/contacts in one form', 'contacts/confirmed contacts'],
    sql: `
      alter table operator.excluded_identifiers
        -- Whether its player has proven that it is theirs: what nobody has confirmed may be a stranger's.
        add column is_proven boolean not null default true,
        -- One that was left, encrypted: an exclusion that comes later finds by it whose it is now. Null: kept by its
        -- hash alone, as all were before.
        add column sealed text;
      update operator.excluded_identifiers set is_proven = false where kind = 'person';
      update operator.excluded_identifiers i set is_proven = false from operator.players p
        where p.uid = i.uid and i.left_at is null
          and ((i.kind = 'email' and p.email is not null and p.email_confirmed_at is null)
            or (i.kind = 'phone' and p.phone is not null and p.phone_confirmed_at is null));
      create index players_phone_end on operator.players (right(phone, 7));

      -- Why an account can neither deposit nor play (playHolds.ts); the longest is in players.play_held_until.
      create table operator.play_holds (
        uid bigint not null references operator.players (uid),
        cause text not null check (cause in ('person', 'email', 'phone')),
        until timestamptz not null,
        primary key (uid, cause)
      );
      insert into operator.play_holds (uid, cause, until)
        select uid, 'person', play_held_until from operator.players where play_held_until is not null;
    `,
  },
  {
    name: 'sessions of pending contacts',
    after: ['contacts/confirmed contacts'],
    sql: `
      -- The session that has added the contact: it ends with it. Null: none, as where a service has proved the contact.
      alter table operator.players add column pending_email_session text, add column pending_phone_session text;
      create index players_pending_email_session on operator.players (pending_email_session)
        where pending_email_session is not null;
      create index players_pending_phone_session on operator.players (pending_phone_session)
        where pending_phone_session is not null;
    `,
  },
  {
    name: 'replaced contacts',
    after: ['contacts/confirmed contacts'],
    sql: `
      -- A confirmed contact that another one has replaced: until then it signs in and gets the codes, and its owner can
      -- take it back by a token, of which there is the hash. Null: none.
      alter table operator.players
        add column replaced_email text, add column replaced_email_confirmed_at timestamptz,
        add column replaced_email_until timestamptz, add column replaced_email_undo text unique,
        add column replaced_phone text, add column replaced_phone_confirmed_at timestamptz,
        add column replaced_phone_until timestamptz, add column replaced_phone_undo text unique,
        add column replaced_phone_country_code text not null default '';
      create index players_replaced_email on operator.players (replaced_email) where replaced_email is not null;
      create index players_replaced_phone on operator.players (replaced_phone) where replaced_phone is not null;
    `,
  },
  {
    name: 'held contacts',
    after: ['contacts/confirmed contacts'],
    sql: `
      alter table operator.held_entries drop constraint held_entries_kind_check;
      alter table operator.held_entries add constraint held_entries_kind_check
        check (kind in ('telegram', 'service', 'passkey', 'email', 'phone'));
      -- The session that has added or confirmed the present contact; null: none that is known.
      alter table operator.players add column email_session text, add column phone_session text;
    `,
  },
  {
    name: 'completed registrations',
    after: ['social/social', 'players/held play'],
    sql: `
      create or replace view operator.player_facts as
        select uid, status, currency, locale, country_code, fakename, shares_wins, is_sandbox, has_deposits, telegram_id,
          password_hash is not null as has_password,
          exists (select 1 from operator.terms_agreements a where a.uid = players.uid) as has_agreed,
          play_held_until, is_registration_completed
        from operator.players`,
  },
  {
    name: 'documents of excluded players',
    after: ['registrationFields/personal data', 'players/proven identifiers'],
    sql: `
      -- A keyed hash of country, type and number: by it the document is known again (documents.ts). Empty for none; what
      -- was there before gets its key at the next start.
      alter table operator.players add column document_key text not null default '';
      create index players_document_key on operator.players (document_key) where document_key <> '';
      alter table operator.excluded_identifiers drop constraint excluded_identifiers_kind_check;
      alter table operator.excluded_identifiers add constraint excluded_identifiers_kind_check
        check (kind in ('telegram', 'service', 'email', 'phone', 'person', 'document'));
      alter table operator.play_holds drop constraint play_holds_cause_check;
      alter table operator.play_holds add constraint play_holds_cause_check
        check (cause in ('person', 'document', 'email', 'phone'));
    `,
  },
];
