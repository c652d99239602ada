import type { Migration } from '../../../../database/Migration.ts';

export const socialMigrations: readonly Migration[] = [
  {
    name: 'social',
    after: ['sessions/players'],
    sql: `
      alter table operator.players add column is_registration_completed boolean not null default true;

      -- a person at a service: recognised by these two alone, never by an e-mail address
      create table operator.social_identities (
        issuer text not null,
        subject text not null,
        uid bigint not null references operator.players (uid),
        created_at timestamptz not null,
        primary key (issuer, subject)
      );
      create index social_identities_player on operator.social_identities (uid);

      -- sign-ins under way; the id is the hash of the token in the browser's cookie
      create table operator.social_flows (
        id text primary key,
        service text not null,
        state text not null,
        nonce text not null,
        code_verifier text not null,
        redirect_url text not null,
        expires_at timestamptz not null
      );
      create index social_flows_age on operator.social_flows (expires_at);
    `,
  },
  {
    name: 'social second steps',
    after: ['sessions/players'],
    sql: `
      -- players whom a service has vouched for and whose code is awaited; the id is the hash of the token given out
      create table operator.social_challenges (
        id text primary key,
        uid bigint not null references operator.players (uid),
        expires_at timestamptz not null
      );
      create index social_challenges_age on operator.social_challenges (expires_at);
    `,
  },
  {
    name: 'social tickets',
    after: ['social/social', 'social/social second steps'],
    sql: `
      -- sign-ins that a messenger's app has begun for the browser outside of it. The id leads back to the app and is no
      -- secret; the secret is the hash of what opens the ticket, browser that of the cookie of who opened it first.
      create table operator.social_tickets (
        id text primary key,
        secret text not null unique,
        telegram_id bigint not null,
        user_name text not null,
        user_handle text not null,
        service text not null,
        locale text not null,
        state text not null check (state in ('waiting', 'asking', 'agreed', 'taken', 'cancelled', 'failed', 'closed',
          'banned', 'deleted')),
        browser text,
        -- the person whom the service has vouched for, until the ticket is forgotten
        person jsonb,
        expires_at timestamptz not null
      );
      create index social_tickets_user on operator.social_tickets (telegram_id);
      create index social_tickets_age on operator.social_tickets (expires_at);

      alter table operator.social_flows add column ticket text;
      alter table operator.social_challenges add column ticket text;
    `,
  },
  {
    name: 'held services',
    sql: `
      -- 'held': the account's password has changed, and its player has not confirmed the service since.
      alter table operator.social_tickets drop constraint social_tickets_state_check,
        add constraint social_tickets_state_check check (state in ('waiting', 'asking', 'agreed', 'taken', 'cancelled',
          'failed', 'closed', 'banned', 'deleted', 'held'));
    `,
  },
  {
    name: 'facts',
    sql: `
      -- Who can enter by which service, for queries of others.
      create view operator.social_identity_facts as select uid, issuer from operator.social_identities`,
  },
  {
    name: 'social proofs',
    sql: `
      -- the session whose player proves who they are, for a way to a service that opens no session
      alter table operator.social_flows add column proving text`,
  },
  {
    name: 'facts of subjects',
    sql: `
      create or replace view operator.social_identity_facts as select uid, issuer, subject from operator.social_identities`,
  },
  {
    name: 'ways in of second steps',
    sql: `
      -- the service's account that has begun the sign-in, as the way in of its session
      alter table operator.social_challenges add column entry_id text`,
  },
];
