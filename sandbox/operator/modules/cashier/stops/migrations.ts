import type { Migration } from '../../../../database/Migration.ts';

/** The deposit orders whose money must not be credited, and what the payment vendor has answered about them. */
export const stopMigrations: readonly Migration[] = [
  {
    name: 'returned deposits',
    sql: `
      alter table operator.payments drop constraint payments_status_check;
      alter table operator.payments add constraint payments_status_check
        check (status in ('pending', 'processing', 'succeeded', 'failed', 'cancelled', 'returned'));

      -- Without a reference to payments: a settlement holds the payment's row while it waits for the player's, which an
      -- exclusion holds while it writes here.
      create table operator.deposit_stops (
        payment_id text primary key,
        uid bigint not null references operator.players (uid),
        reason text not null check (reason in ('excluded', 'deposit_limit')),
        created_at timestamptz not null,
        -- when the vendor is asked next, to cancel the order or to give its money back; null once it has
        ask_at timestamptz,
        tries int not null default 0
      );
      create index deposit_stops_due on operator.deposit_stops (ask_at) where ask_at is not null;
      create index deposit_stops_player on operator.deposit_stops (uid);`,
  },
];
