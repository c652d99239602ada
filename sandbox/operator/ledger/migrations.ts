import type { Migration } from '../../database/Migration.ts';

/** Tables of the ledger (design, section 8). Amounts are integer minor units of their currency. */
const ledgerTables = `
create table operator.ledger_accounts (
  id bigint generated always as identity primary key,
  -- null for the house, whose accounts keep no cached balance, so that no row is touched by every transaction
  uid bigint,
  kind text not null,
  currency text not null check (currency ~ '^[A-Z][A-Z0-9]{2,7}$'),
  balance bigint,
  version bigint not null default 0,
  check ((uid is null) = (balance is null)),
  -- I2: nothing a player owns goes below zero
  constraint ledger_no_overdraft check (balance >= 0),
  unique nulls not distinct (uid, kind, currency),
  unique (id, currency)
);

create table operator.ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  source text not null,
  external_id text not null,
  created_at timestamptz not null,
  -- I4: one external id gives at most one transaction
  unique (source, external_id)
);

create table operator.ledger_postings (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references operator.ledger_transactions (id),
  account_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  -- balance of a player's account after this posting; null for the house
  balance_after bigint,
  foreign key (account_id, currency) references operator.ledger_accounts (id, currency)
);
create index ledger_postings_transaction on operator.ledger_postings (transaction_id);
create index ledger_postings_account on operator.ledger_postings (account_id, id);

create function operator.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_transactions_append_only before update or delete or truncate on operator.ledger_transactions
  for each statement execute function operator.refuse_change();
create trigger ledger_postings_append_only before update or delete or truncate on operator.ledger_postings
  for each statement execute function operator.refuse_change();

-- I1, at commit: the postings of a transaction sum to zero in each of its currencies
create function operator.check_balanced() returns trigger language plpgsql as $$
declare unbalanced text;
begin
  select currency into unbalanced from operator.ledger_postings
    where transaction_id = new.transaction_id group by currency having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Ledger transaction % does not sum to zero in %', new.transaction_id, unbalanced using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balanced after insert on operator.ledger_postings
  deferrable initially deferred for each row execute function operator.check_balanced();
`;

/** What others may read in queries of their own: balances, and every posting with its account and its transaction. */
const facts = `
create view operator.ledger_balances as
  select id, uid, kind, currency, balance, version from operator.ledger_accounts where uid is not null;

-- uid is null for the house; balance is the kind of the account, reason that of the transaction
create view operator.ledger_movements as
  select p.id, p.transaction_id, a.uid, a.kind as balance, p.currency, p.amount, p.balance_after, t.kind as reason, t.source,
    t.external_id, t.created_at as at
  from operator.ledger_accounts a
  join operator.ledger_postings p on p.account_id = a.id
  join operator.ledger_transactions t on t.id = p.transaction_id;
`;

export const ledgerMigrations: readonly Migration[] = [
  { name: 'ledger', sql: ledgerTables },
  { name: 'facts', sql: facts },
];
