import type { Migration } from '../../../database/Migration.ts';
import { withdrawalMigrations } from './withdrawals/migrations.ts';

/** Deposits and withdrawals, the payment vendor's webhooks about them, and deposit limits. */
const cashierTables = `
create table operator.payments (
  id text primary key,
  uid bigint not null references operator.players (uid),
  type text not null check (type in ('deposit', 'withdrawal')),
  status text not null check (status in ('pending', 'processing', 'succeeded', 'failed', 'cancelled')),
  method text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  -- as the player recognises it; the full one is kept only until the vendor has taken the payout over
  requisites text not null default '',
  full_requisites text,
  reason text not null default '',
  locale text not null,
  redirect_url text not null default '',
  -- when the vendor was last asked to start it
  asked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_player on operator.payments (uid, created_at desc);
create index payments_unfinished on operator.payments (created_at) where status in ('pending', 'processing');

create table operator.payment_webhooks (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  type text not null,
  merchant_ref text not null,
  body jsonb not null,
  outcome text not null check (outcome in ('applied', 'ignored', 'refused', 'conflict')),
  reason text not null,
  times int not null default 1,
  received_at timestamptz not null
);
create index payment_webhooks_trouble on operator.payment_webhooks (received_at) where outcome in ('refused', 'conflict');

create table operator.deposit_limits (
  uid bigint not null references operator.players (uid),
  period text not null check (period in ('day', 'week', 'month')),
  currency text not null,
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  expired_at timestamptz,
  primary key (uid, period)
);
`;

/** When a withdrawal was sent to the vendor. Older withdrawals may have been sent, so they count as sent. */
const withdrawalsSentAt = `
alter table operator.payments add column sent_at timestamptz;
update operator.payments set sent_at = created_at where type = 'withdrawal';
`;

/** Webhook bodies are stored as text: jsonb refuses some JSON (escaped zero bytes, lone surrogates, huge numbers). */
const webhookBodies = 'alter table operator.payment_webhooks alter column body type text using body::text';

export const cashierMigrations: readonly Migration[] = [
  { name: 'cashier', sql: cashierTables, after: ['sessions/players'] },
  { name: 'webhook bodies', sql: webhookBodies },
  { name: 'withdrawals sent at', sql: withdrawalsSentAt },
  {
    name: 'payments from the messenger',
    sql: 'alter table operator.payments add column is_from_messenger boolean not null default false',
  },
  {
    name: 'ways of payments',
    sql: `
      -- The vendor has opened the deposit: a page, an address or a request on a phone waits for the player.
      alter table operator.payments add column opened_at timestamptz;
      update operator.payments set opened_at = created_at where redirect_url <> '';
      -- The vendor's own reference, when an unpaid deposit is given up, and what a deposit of coins waits for (CoinRequest).
      alter table operator.payments add column reference text not null default '';
      alter table operator.payments add column expires_at timestamptz;
      alter table operator.payments add column coins json;
      alter table operator.payments add column saved_card text not null default '';
      -- A succeeded deposit was charged back, or a paid withdrawal came back: the state stays, the money moved again.
      alter table operator.payments add column reversed_at timestamptz;
    `,
  },
  {
    name: 'succeeded payments by their last question',
    sql: `create index payments_succeeded on operator.payments (asked_at) where status = 'succeeded' and reversed_at is null`,
  },
  {
    name: 'promises of deposits',
    sql: `
      -- The offer that a deposit earns, and what it promised then (OfferPromise of module campaigns).
      alter table operator.payments add column campaign_offer_id text;
      alter table operator.payments add column campaign_promise json;
    `,
  },
  ...withdrawalMigrations,
  {
    name: 'facts',
    sql: `
      -- What others may know of payments, and of the payment service's messages, in queries of their own.
      create view operator.payment_facts as
        select id, uid, type, status, method, currency, amount, fee, requisites, reason, created_at, updated_at, sent_at,
          campaign_promise
        from operator.payments;
      create view operator.payment_message_facts as
        select id, merchant_ref, event_id, type, outcome, reason, times, received_at from operator.payment_webhooks`,
  },
  // The orders whose money must not be credited, and what the vendor has answered about them.
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
  {
    name: 'deposits of held accounts',
    sql: `
      alter table operator.deposit_stops drop constraint deposit_stops_reason_check;
      alter table operator.deposit_stops add constraint deposit_stops_reason_check
        check (reason in ('excluded', 'held', 'deposit_limit'));`,
  },
];
