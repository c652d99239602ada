import type { Migration } from '../../../../database/Migration.ts';

export const passkeysMigrations: readonly Migration[] = [
  {
    name: 'passkeys',
    after: ['sessions/players'],
    sql: `
      create table operator.passkeys (
        -- the credential's own id, base64url
        id text primary key,
        uid bigint not null references operator.players (uid),
        -- COSE, base64url
        public_key text not null,
        -- of its uses, as its device counts them; 0 where it does not
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_player on operator.passkeys (uid, created_at);

      -- Each counts once. uid is null for a sign-in.
      create table operator.passkey_challenges (
        id text primary key,
        purpose text not null check (purpose in ('register', 'sign_in')),
        uid bigint references operator.players (uid),
        expires_at timestamptz not null
      );
    `,
  },
  {
    name: 'proofs by passkey',
    sql: `
      alter table operator.passkey_challenges drop constraint passkey_challenges_purpose_check,
        add constraint passkey_challenges_purpose_check check (purpose in ('register', 'sign_in', 'prove'));
    `,
  },
  {
    name: 'facts',
    sql: `
      -- Who has passkeys, for queries of others.
      create view operator.passkey_facts as select uid from operator.passkeys`,
  },
];
