import type { Migration } from '../database/Migration.ts';

export const analyticsMigrations: readonly Migration[] = [
  {
    name: 'analytics',
    sql: `
      create table vendors.analytics_hits (
        seq bigint generated always as identity primary key,
        target text not null,
        kind text not null,
        -- What the page has told, as JSON.
        payload text not null,
        created_at timestamptz not null
      );
    `,
  },
];
