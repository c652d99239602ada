import type { Migration } from '../database/Migration.ts';

/**
 * `due_at` is when an unfinished payment changes to `due_status` automatically: a slow bank replies, a review ends, an
 * abandoned page expires. An event is stored in the transaction that finishes its payment, and sent until accepted.
 */
export const paymentMigrations: readonly Migration[] = [
  {
    name: 'payments-001-intents-payouts-events',
    sql: `
      create table vendors.payment_intents (
        id text primary key,
        merchant_ref text not null unique,
        amount text not null,
        currency text not null,
        method text not null check (method in ('card', 'flashpay')),
        locale text not null,
        return_urls jsonb not null,
        webhook_url text not null,
        status text not null check (status in ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
        card_mask text not null default '',
        reason text not null default '',
        due_at timestamptz,
        due_status text check (due_status in ('succeeded', 'failed', 'cancelled')),
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index payment_intents_due on vendors.payment_intents (due_at) where due_at is not null;

      create table vendors.payment_payouts (
        id text primary key,
        merchant_ref text not null unique,
        amount text not null,
        currency text not null,
        method text not null check (method in ('card', 'flashpay')),
        requisites_mask text not null,
        webhook_url text not null,
        status text not null check (status in ('review', 'paid', 'declined')),
        reason text not null default '',
        due_at timestamptz,
        due_status text check (due_status in ('paid', 'declined')),
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index payment_payouts_due on vendors.payment_payouts (due_at) where due_at is not null;

      create table vendors.payment_events (
        id text primary key,
        -- the intent or payout: it finishes once, so it has one event
        subject text not null unique,
        merchant_ref text not null,
        type text not null,
        webhook_url text not null,
        -- byte for byte what is signed and sent
        body text not null,
        attempts int not null default 0,
        retry_at timestamptz,
        delivered_at timestamptz,
        last_answer text not null default '',
        created_at timestamptz not null
      );
      create index payment_events_due on vendors.payment_events (retry_at) where retry_at is not null;
      create index payment_events_ref on vendors.payment_events (merchant_ref);
    `,
  },
];
