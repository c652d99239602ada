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
  {
    name: 'payments-002-kinds-and-reversals',
    sql: `
      alter table vendors.payment_intents
        drop constraint payment_intents_method_check,
        add constraint payment_intents_method_check
          check (method in ('card', 'flashpay', 'purse', 'bankpay', 'mobilepay', 'btc', 'ton', 'voucher')),
        add column step text not null default 'first' check (step in ('first', 'signed_in', 'challenge')),
        add column account text not null default '',
        add column customer text not null default '',
        add column saved_card text not null default '',
        -- set while the buyer wants the card kept, until the payment succeeds
        add column card_to_save text not null default '',
        add column expires_at timestamptz,
        add column reversed_at timestamptz;
      update vendors.payment_intents set expires_at = created_at + interval '1 hour';
      alter table vendors.payment_intents alter column expires_at set not null;
      create index payment_intents_asked on vendors.payment_intents (account) where method = 'mobilepay' and status = 'created';
      create index payment_intents_newest on vendors.payment_intents (created_at desc, id);

      alter table vendors.payment_payouts
        drop constraint payment_payouts_method_check,
        add constraint payment_payouts_method_check check (method in ('card', 'flashpay', 'purse', 'bankpay', 'btc', 'ton')),
        add column reversed_at timestamptz;
      create index payment_payouts_newest on vendors.payment_payouts (created_at desc, id);

      -- each kind of message at most once for a payment
      alter table vendors.payment_events
        drop constraint payment_events_subject_key,
        add constraint payment_events_once unique (subject, type);
      create index payment_events_newest on vendors.payment_events (created_at desc, id);

      create table vendors.payment_cards (
        id text primary key,
        customer text not null,
        mask text not null,
        expiry text not null,
        created_at timestamptz not null,
        unique (customer, mask, expiry)
      );

      create table vendors.payment_challenges (
        intent_id text primary key references vendors.payment_intents (id),
        code text not null,
        tries_left int not null,
        sends_left int not null,
        -- the bank's answer once the code was right
        outcome text not null
      );

      create table vendors.payment_vouchers (
        code text primary key,
        slip text not null unique,
        amount text not null,
        currency text not null,
        issued_at timestamptz not null,
        used_by text unique references vendors.payment_intents (id),
        used_at timestamptz
      );

      create table vendors.payment_coin_orders (
        intent_id text primary key references vendors.payment_intents (id),
        coin text not null check (coin in ('BTC', 'TON')),
        address text not null,
        memo text not null,
        amount text not null,
        rate text not null,
        needed int not null,
        lock_ends timestamptz not null,
        -- when the whole amount had been seen
        complete_at timestamptz,
        unique (coin, address, memo)
      );
      create table vendors.payment_coin_transfers (
        id text primary key,
        intent_id text not null references vendors.payment_coin_orders (intent_id),
        sender text not null,
        amount text not null,
        -- the part of it that went back to its sender
        returned text not null default '0',
        seen_at timestamptz not null
      );
      create index payment_coin_transfers_intent on vendors.payment_coin_transfers (intent_id);
    `,
  },
  {
    name: 'payments-003-ton-connect',
    sql: `
      -- encrypted messages that wait for an app at the bridge
      create table vendors.payment_ton_messages (
        id bigint generated always as identity primary key,
        sender text not null,
        receiver text not null,
        body text not null,
        expires_at timestamptz not null
      );
      create index payment_ton_messages_receiver on vendors.payment_ton_messages (receiver, id);

      -- the stand-in wallet's connections; its keys are of a sandbox and protect nothing
      create table vendors.payment_ton_sessions (
        wallet_key text primary key,
        secret text not null,
        client_id text not null unique,
        app text not null,
        created_at timestamptz not null
      );
      create table vendors.payment_ton_requests (
        wallet_key text not null references vendors.payment_ton_sessions (wallet_key) on delete cascade,
        request_id text not null,
        params text not null,
        status text not null default 'waiting' check (status in ('waiting', 'sent', 'declined')),
        created_at timestamptz not null,
        primary key (wallet_key, request_id)
      );
    `,
  },
  {
    name: 'payments-004-refunds',
    sql: `
      -- The merchant gave the money of a succeeded payment back. Money goes back once: it was charged back, or refunded.
      alter table vendors.payment_intents
        add column refunded_at timestamptz,
        add constraint payment_intents_refund_check
          check (refunded_at is null or (status = 'succeeded' and reversed_at is null));
    `,
  },
];
