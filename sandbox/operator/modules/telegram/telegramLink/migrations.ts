import type { Migration } from '../../../../database/Migration.ts';

export const telegramLinkMigrations: readonly Migration[] = [
  {
    name: 'telegram links',
    after: ['sessions/players'],
    sql: `
      -- links that a Telegram account may be linked by; the id is the hash of the code in the link
      create table operator.telegram_link_codes (
        id text primary key,
        uid bigint not null references operator.players (uid),
        expires_at timestamptz not null
      );
      create index telegram_link_codes_player on operator.telegram_link_codes (uid);
      create index telegram_link_codes_age on operator.telegram_link_codes (expires_at);
    `,
  },
  {
    name: 'sessions of links',
    sql: `
      -- They are good for ten minutes: those of before are made again.
      delete from operator.telegram_link_codes;
      -- The session that has made the link, which ends with it.
      alter table operator.telegram_link_codes
        add column session_id text not null references operator.sessions (id) on delete cascade;
      create index telegram_link_codes_session on operator.telegram_link_codes (session_id);
    `,
  },
];
