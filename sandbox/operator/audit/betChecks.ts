import type { AuditCheck } from './auditChecks.ts';

/** Bets: their books agree with the ledger, and each of them is in exactly one state. */
export const betChecks: readonly AuditCheck[] = [
  {
    invariant: 'I5',
    what: 'a bet was booked otherwise than its state says',
    sql: `select b.id, b.status || ', stake ' || b.stake::text || ', credited ' || b.credited::text || ', booked '
            || coalesce(sum(p.amount), 0)::text as detail
          from operator.bets b
          left join operator.sportsbook_calls c on c.bet_id = b.id and c.kind <> 'tombstone'
          left join operator.ledger_transactions t on t.source = 'sportsbook' and t.external_id = c.id
          left join operator.ledger_accounts a
            on a.uid = b.uid and a.kind in ('main', 'betting_bonus') and a.currency = b.currency
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          group by b.id
          having coalesce(sum(p.amount), 0) <> case when b.status = 'rolled_back' then 0
            else b.credited - b.from_main - b.from_bonus end`,
  },
  {
    invariant: 'I4',
    what: 'money of the sportsbook was booked for no call',
    sql: `select t.external_id as id, t.kind as detail from operator.ledger_transactions t
          left join operator.sportsbook_calls c on c.id = t.external_id and c.kind <> 'tombstone'
          where t.source = 'sportsbook' and c.id is null`,
  },
  {
    invariant: 'I4',
    what: 'a call of the sportsbook has moved other money than it says',
    sql: `select c.id, c.kind || ', moved ' || c.moved::text || ', booked ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.sportsbook_calls c
          left join operator.ledger_transactions t on t.source = 'sportsbook' and t.external_id = c.id
          left join operator.ledger_accounts a on a.uid = c.uid
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          where c.kind <> 'tombstone' group by c.id having coalesce(sum(p.amount), 0) <> c.moved or count(distinct t.id) <> 1`,
  },
  {
    invariant: 'I5',
    what: 'a bet is in no state or in two',
    sql: `select b.id, b.status || ', closed ' || b.stake_closed::text || ' of ' || b.stake::text || ', '
            || count(c.id) filter (where c.kind = 'place')::text || ' placed, '
            || count(c.id) filter (where c.kind in ('settlement', 'cash_out', 'void', 'rollback'))::text || ' ended' as detail
          from operator.bets b left join operator.sportsbook_calls c on c.bet_id = b.id
          group by b.id
          having count(c.id) filter (where c.kind = 'place') <> 1
            or count(c.id) filter (where c.kind in ('settlement', 'cash_out', 'void', 'rollback'))
              <> case when b.status in ('open', 'partly_cashed_out') then 0 else 1 end
            or (b.status in ('open', 'partly_cashed_out')) <> (b.settled_at is null)
            or (b.stake_closed = b.stake) <> (b.settled_at is not null)
            or (b.status = 'open' and b.stake_closed <> 0)`,
  },
  {
    invariant: 'I5',
    what: 'a bet is open for too long after its last event has begun',
    sql: `select b.id, 'last event at ' || max(l.starts_at)::text as detail
          from operator.bets b join operator.bet_legs l on l.bet_id = b.id
          where b.settled_at is null group by b.id having max(l.starts_at) < $1 and b.placed_at < $1`,
    usesAge: true,
  },
  {
    invariant: 'I4',
    what: 'a free bet has not paid what its bet says',
    sql: `select b.id, 'free ' || b.from_free::text || ', given ' || coalesce(f.amount::text, 'none') as detail
          from operator.bets b left join operator.free_bets f on f.id = b.free_bet_id
          where (b.free_bet_id is not null or b.from_free > 0)
            and (f.id is null or f.amount <> b.from_free or f.uid <> b.uid
              or (f.bet_id = b.id) is not true and not (b.status in ('void', 'rolled_back', 'won', 'lost'))
              or f.bet_id = b.id and b.status in ('void', 'rolled_back'))`,
  },
  {
    invariant: 'I4',
    what: 'promotions have paid otherwise than the free bet is used',
    sql: `select b.id, b.status || ', free ' || b.from_free::text || ', booked ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.bets b
          left join operator.sportsbook_calls c on c.bet_id = b.id and c.kind <> 'tombstone'
          left join operator.ledger_transactions t on t.source = 'sportsbook' and t.external_id = c.id
          left join operator.ledger_accounts a on a.uid is null and a.kind = 'promotions' and a.currency = b.currency
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          where b.free_bet_id is not null group by b.id
          having coalesce(sum(p.amount), 0)
            <> case when exists (select 1 from operator.free_bets f where f.bet_id = b.id) then -b.from_free else 0 end`,
  },
];
