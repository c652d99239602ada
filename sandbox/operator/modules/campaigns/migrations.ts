import type { Migration } from '../../../database/Migration.ts';

export const campaignsMigrations: readonly Migration[] = [
  {
    name: 'promo codes',
    sql: `
      create table operator.promo_codes (
        -- In capital letters; what players type is compared without regard to case.
        code text primary key check (code = upper(code)),
        starts_at timestamptz not null,
        -- Null: without an end.
        ends_at timestamptz,
        -- Registrations that may use the code; null: any number.
        use_limit integer,
        uses integer not null default 0 check (uses >= 0 and (use_limit is null or uses <= use_limit))
      );
    `,
  },
];
