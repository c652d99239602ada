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
          left join operator.ledger_accounts a on a.uid = r.uid and a.kind in ('main', 'bonus', 'betting_bonus') and a.currency = r.currency
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          group by r.id
          having coalesce(sum(p.amount), 0) <> case when r.status = 'rolled_back' then 0 else r.payout - r.stake end`,
  },
  {
    invariant: 'I3',
    what: 'bonus money differs from the active bonus',
    sql: `select a.id::text as id, 'account ' || a.balance::text || ', bonus ' || coalesce(sum(b.balance), 0)::text as detail
          from operator.ledger_accounts a left join operator.bonuses b on b.uid = a.uid and b.currency = a.currency
            and b.status = 'active' and a.kind = case b.type when 'casino' then 'bonus' else 'betting_bonus' end
          where a.kind in ('bonus', 'betting_bonus') group by a.id having a.balance <> coalesce(sum(b.balance), 0)`,
  },
  {
    invariant: 'I5',
    what: 'what a bonus has wagered differs from its stakes',
    sql: `select b.id::text as id, 'wagered ' || b.wagered::text || ', stakes ' || coalesce(sum(s.counted), 0)::text as detail
          from operator.bonuses b left join operator.bonus_stakes s on s.bonus_id = b.id and not s.is_returned
          group by b.id having b.wagered <> coalesce(sum(s.counted), 0)`,
  },
  {
    invariant: 'I4',
    what: 'a VPN payment was booked other than its state says',
    sql: `select v.id::text as id, v.kind || ' ' || v.status || ', amount ' || v.amount::text || ', booked ' || coalesce(-sum(p.amount), 0)::text as detail
          from operator.vpn_payments v
          left join operator.ledger_transactions t
            on t.source = 'vpn' and t.external_id in (v.id || ':paid', v.id || ':returned')
          left join operator.ledger_accounts a on a.uid = v.uid and a.kind = 'main' and a.currency = v.currency
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          group by v.id
          having coalesce(-sum(p.amount), 0) <> case when v.status = 'returned' then 0 else v.amount end
            or count(distinct t.id) <> case when v.amount = 0 then 0 when v.status = 'returned' then 2 else 1 end`,
  },
  {
    invariant: 'I4',
    what: 'money was booked for no VPN payment',
    sql: `select t.external_id as id, t.kind as detail from operator.ledger_transactions t
          left join operator.vpn_payments v on v.id::text = split_part(t.external_id, ':', 1)
          where t.source = 'vpn' and v.id is null`,
  },
  {
    invariant: 'I5',
    what: 'a VPN payment is undelivered for too long',
    sql: `select id::text as id, kind || ' since ' || created_at::text as detail from operator.vpn_payments
          where status = 'paid' and kind <> 'gift' and created_at < $1::timestamptz - interval '1 day'`,
    usesAge: true,
  },
  {
    invariant: 'I4',
    what: 'a tournament prize was booked other than once',
    sql: `select z.tournament_id::text || ':' || z.place::text as id,
            'prize ' || coalesce(z.prize::text, 'none') || ', paid ' || coalesce(z.paid_at::text, 'never')
              || ', booked ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.tournament_places z
          left join operator.ledger_transactions t
            on t.source = 'tournaments' and t.external_id = z.tournament_id::text || ':' || z.place::text
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id in (
            select a.id from operator.ledger_accounts a where a.uid = z.uid and a.kind = 'main' and a.currency = z.currency)
          group by z.tournament_id, z.place
          having coalesce(sum(p.amount), 0) <> case when z.paid_at is null then 0 else coalesce(z.prize, 0) end`,
  },
  {
    invariant: 'I4',
    what: 'a tournament has paid for no place of its final board',
    sql: `select t.external_id as id, t.created_at::text as detail from operator.ledger_transactions t
          left join operator.tournament_places z on t.external_id = z.tournament_id::text || ':' || z.place::text
          where t.source = 'tournaments' and z.place is null`,
  },
  {
    invariant: 'I5',
    what: 'a tournament prize is unpaid for too long',
    sql: `select z.tournament_id::text || ':' || z.place::text as id, 'frozen at ' || t.frozen_at::text as detail
          from operator.tournament_places z join operator.tournaments t on t.id = z.tournament_id
          where z.prize is not null and z.paid_at is null and t.frozen_at < $1`,
    usesAge: true,
  },
  {
    invariant: 'I5',
    what: 'tournament points differ from the rounds that count',
    sql: `select p.tournament_id::text || ':' || p.number::text as id,
            'points ' || p.points::text || ', rounds ' || coalesce(sum(r.points), 0)::text as detail
          from operator.tournament_participants p join operator.tournaments t on t.id = p.tournament_id
          left join operator.tournament_rounds r
            on r.tournament_id = p.tournament_id and r.uid = p.uid and r.state = 'counted'
          group by p.number, t.rule
          having p.points <> coalesce(case t.rule when 'turnover' then sum(r.points) else max(r.points) end, 0)`,
  },
  {
    invariant: 'I5',
    what: 'a final board differs from the points',
    sql: `select z.tournament_id::text || ':' || z.place::text as id,
            'board ' || z.points::text || ', points ' || p.points::text as detail
          from operator.tournament_places z join operator.tournament_participants p on p.number = z.number
          where z.points <> p.points or z.uid <> p.uid`,
  },
  {
    invariant: 'I5',
    what: 'a round counts in a tournament without being settled in its time',
    sql: `select r.round_id as id, r.state || ' in tournament ' || r.tournament_id::text as detail
          from operator.tournament_rounds r join operator.tournaments t on t.id = r.tournament_id
          left join operator.rounds o on o.id = r.round_id
          where r.state = 'counted' and (o.status is distinct from 'settled' or o.settled_at > t.ends_at or o.started_at < t.starts_at)`,
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
    what: 'more is on its way out of a vault than is in it',
    sql: `select r.uid::text || ' ' || r.currency as id, 'leaving ' || sum(r.amount)::text || ', vault ' || coalesce(min(a.balance), 0)::text as detail
          from operator.vault_releases r left join operator.ledger_accounts a
            on a.uid = r.uid and a.currency = r.currency and a.kind = 'vault'
          where r.status = 'waiting' group by r.uid, r.currency having sum(r.amount) > coalesce(min(a.balance), 0)`,
  },
  {
    invariant: 'I5',
    what: 'the payment vendor contradicts a finished payment',
    sql: `select event_id as id, type || ' for ' || merchant_ref as detail from operator.payment_webhooks where outcome = 'conflict'`,
  },
];
