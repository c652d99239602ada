import type { Migration } from '../../../../database/Migration.ts';

export const referralsMigrations: readonly Migration[] = [
  {
    name: 'referrals',
    after: ['sessions/players'],
    sql: `
      create table operator.referral_codes (
        uid bigint primary key references operator.players (uid),
        code text not null unique
      );
      -- Who has brought whom: a player has one referrer at most, and never themselves.
      create table operator.referrals (
        uid bigint primary key references operator.players (uid),
        referrer bigint not null references operator.players (uid),
        at timestamptz not null,
        check (uid <> referrer)
      );
      create index referrals_referrer on operator.referrals (referrer);
    `,
  },
];
