/** The invariants I1–I5 as queries: every row returned is a violation. */

export interface AuditCheck {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5';
  readonly what: string;
  /** Selects `id` and `detail`, both text; `$1` is the time before which an unfinished round or payment is too old. */
  readonly sql: string;
  readonly usesAge?: true;
}

/** In ms: a round is finished or rolled back by its studio within a day; a payment ends within a day too. */
export const OLDEST_UNFINISHED_MS = 24 * 3_600_000;

export const auditChecks: readonly AuditCheck[] = [
  {
    invariant: 'I1',
    what: 'a transaction does not sum to zero',
    sql: `select transaction_id::text as id, currency || ' ' || sum(amount)::text as detail from operator.ledger_postings
          group by transaction_id, currency having sum(amount) <> 0`,
  },
  {
    invariant: 'I1',
    what: 'a posting is in another currency than its account',
    sql: `select p.id::text as id, p.currency || ' on an account of ' || a.currency as detail from operator.ledger_postings p
          join operator.ledger_accounts a on a.id = p.account_id where a.currency <> p.currency`,
  },
  {
    invariant: 'I2',
    what: 'a player account is below zero',
    sql: `select id::text as id, balance::text || ' ' || currency as detail from operator.ledger_accounts where uid is not null and balance < 0`,
  },
  {
    invariant: 'I2',
    what: 'a player account was below zero',
    sql: `select p.id::text as id, p.balance_after::text || ' after transaction ' || p.transaction_id::text as detail
          from operator.ledger_postings p where p.balance_after < 0`,
  },
  {
    invariant: 'I3',
    what: 'a cached balance differs from its postings',
    sql: `select a.id::text as id, 'cached ' || coalesce(a.balance::text, 'none') || ', postings ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.ledger_accounts a left join operator.ledger_postings p on p.account_id = a.id where a.uid is not null
          group by a.id having a.balance is distinct from coalesce(sum(p.amount), 0)`,
  },
  {
    invariant: 'I3',
    what: 'the balance after a posting does not follow from the one before',
    sql: `select id::text as id, 'balance after ' || balance_after::text || ', expected ' || expected::text as detail from (
            select p.id, p.balance_after, sum(p.amount) over (partition by p.account_id order by p.id) as expected
            from operator.ledger_postings p join operator.ledger_accounts a on a.id = p.account_id where a.uid is not null) as running
          where balance_after is distinct from expected`,
  },
  {
    invariant: 'I4',
    what: 'an external id has more than one transaction',
    sql: `select source || ':' || external_id as id, count(*)::text || ' transactions' as detail from operator.ledger_transactions
          group by source, external_id having count(*) > 1`,
  },
  {
    invariant: 'I4',
    what: 'a payment was booked other than once',
    sql: `select p.id, 'status ' || p.status || ', ' || count(t.id)::text || ' closing transactions' as detail
          from operator.payments p left join operator.ledger_transactions t
            on t.source = 'payments' and t.external_id in (p.id || ':deposit', p.id || ':paid', p.id || ':returned')
          group by p.id, p.type, p.status
          having count(t.id) <> case
            when p.type = 'deposit' and p.status = 'succeeded' then 1
            when p.type = 'withdrawal' and p.status in ('succeeded', 'failed', 'cancelled') then 1
            else 0 end`,
  },
  {
    invariant: 'I5',
    what: 'a round is open for too long',
    sql: `select id, 'open since ' || started_at::text as detail from operator.rounds where status = 'open' and started_at < $1`,
    usesAge: true,
  },
  {
    invariant: 'I5',
    what: 'a payment is unfinished for too long',
    sql: `select id, type || ' ' || status || ' since ' || created_at::text as detail from operator.payments
          where status in ('pending', 'processing') and created_at < $1`,
    usesAge: true,
  },
  {
    invariant: 'I5',
    what: 'a round was booked otherwise than its state says',
    sql: `select r.id, r.status || ', stake ' || r.stake::text || ', payout ' || r.payout::text || ', booked ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.rounds r
          left join operator.wallet_calls c on c.round_id = r.id and c.kind <> 'tombstone'
          left join operator.ledger_transactions t on t.source = 'studio' and t.external_id = c.id
          left join operator.ledger_accounts a on a.uid = r.uid and a.kind = 'main' and a.currency = r.currency
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          group by r.id
          having coalesce(sum(p.amount), 0) <> case when r.status = 'rolled_back' then 0 else r.payout - r.stake end`,
  },
  {
    invariant: 'I5',
    what: 'money is held for no withdrawal',
    sql: `select a.id::text as id, 'held ' || a.balance::text || ', pending ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.ledger_accounts a left join operator.payments p
            on p.uid = a.uid and p.currency = a.currency and p.type = 'withdrawal' and p.status in ('pending', 'processing')
          where a.kind = 'withdrawal_hold' group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    invariant: 'I5',
    what: 'the payment vendor contradicts a finished payment',
    sql: `select event_id as id, type || ' for ' || merchant_ref as detail from operator.payment_webhooks where outcome = 'conflict'`,
  },
];
