import type { Migration } from '../database/Migration.ts';

export const pushMigrations: readonly Migration[] = [
  {
    name: 'push',
    sql: `
      -- Browsers of tests, with the keys that only they have.
      create table vendors.push_browsers (
        id text primary key,
        private_key text not null,
        auth text not null,
        -- How it answers the next message: 201, or another status with the header Retry-After, if any.
        status integer not null default 201,
        retry_after text not null default '',
        created_at timestamptz not null
      );

      create table vendors.push_messages (
        seq bigint generated always as identity primary key,
        browser text not null references vendors.push_browsers (id),
        body text not null,
        ttl integer not null,
        urgency text not null,
        -- The sender's key and claims, whose signature was right.
        sender text not null,
        subject text not null,
        created_at timestamptz not null
      );
      create index push_messages_browser on vendors.push_messages (browser, seq);
    `,
  },
];
