import type { Migration } from '../database/Migration.ts';

export const identityMigrations: readonly Migration[] = [
  {
    name: 'identity',
    sql: `
      -- what oidc-provider keeps: sessions, sign-ins under way, codes, grants, tokens
      create table vendors.identity_entries (
        service text not null,
        model text not null,
        id text not null,
        -- json, not jsonb: it also holds escaped NULs, which a caller may send
        payload json not null,
        uid text,
        grant_id text,
        consumed_at timestamptz,
        expires_at timestamptz,
        primary key (service, model, id)
      );
      create index identity_entries_uid on vendors.identity_entries (service, model, uid) where uid is not null;
      create index identity_entries_grant on vendors.identity_entries (service, grant_id) where grant_id is not null;
      create index identity_entries_age on vendors.identity_entries (expires_at) where expires_at is not null;

      create table vendors.identity_keys (
        service text primary key,
        signing_key jsonb not null,
        cookie_key text not null
      );

      create table vendors.identity_people (
        service text not null,
        subject text not null,
        name text not null,
        email text not null,
        is_email_verified boolean not null,
        primary key (service, subject)
      );
    `,
  },
];
