import type { Migration } from '../../../database/Migration.ts';

export const contactsMigrations: readonly Migration[] = [
  {
    name: 'confirmed contacts',
    after: ['sessions/players'],
    sql: `
      alter table operator.players
        -- Of the present e-mail and phone: null again whenever one of them changes.
        add column email_confirmed_at timestamptz,
        add column phone_confirmed_at timestamptz,
        -- Takes the place of the present one when it is confirmed. Not unique: whoever owns it confirms it first.
        add column pending_email text,
        add column pending_phone text,
        add column pending_phone_country_code text not null default '';
      create index players_pending_email on operator.players (pending_email) where pending_email is not null;
      create index players_pending_phone on operator.players (pending_phone) where pending_phone is not null;
    `,
  },
];
