import type { AuditCheck } from './auditChecks.ts';

/** What a stake has fed, in micro-units: all tiers together. */
const fed = '(s.stake::numeric * (select sum(share) from unnest(s.shares) as share))';

/**
 * The money of jackpots. The ledger has whole minor units, the pools millionths of them: what a player's stakes have fed
 * beyond whole units waits in `jackpot_feeds` and is in no account yet, so both sides are equal to the micro-unit.
 */
export const jackpotChecks: readonly AuditCheck[] = [
  {
    invariant: 'I3',
    what: 'the account of jackpots differs from their pools',
    sql: `select currency as id, 'account and fractions ' || (booked + fractions)::text || ', pools and what waits ' || (pools + waiting + unpaid)::text as detail
          from (
            select c.currency,
              coalesce((select sum(p.amount) from operator.ledger_postings p join operator.ledger_accounts a on a.id = p.account_id
                where a.uid is null and a.kind = 'jackpots' and a.currency = c.currency), 0) * 1000000 as booked,
              coalesce((select sum(mod(f.micro, 1000000)) from operator.jackpot_feeds f where f.currency = c.currency), 0) as fractions,
              coalesce((select sum(j.micro) from operator.jackpot_pools j where j.currency = c.currency), 0) as pools,
              coalesce((select sum(${fed}) from operator.jackpot_stakes s
                where s.status in ('open', 'ready') and s.currency = c.currency), 0) as waiting,
              coalesce((select sum(d.amount) from operator.jackpot_drops d where d.paid_at is null and d.currency = c.currency), 0) * 1000000 as unpaid
            from (select currency from operator.jackpot_pools union select currency from operator.ledger_accounts where kind = 'jackpots') as c
          ) as sums where booked + fractions <> pools + waiting + unpaid`,
  },
  {
    invariant: 'I3',
    what: 'a pool differs from its seeds, stakes and drops',
    sql: `select p.jackpot || ' ' || p.tier || ' ' || p.currency as id, 'pool ' || p.micro::text || ', expected ' || p.expected::text as detail
          from (
            select j.*,
              coalesce((select sum(c.seed + c.added) from operator.jackpot_cycles c
                where c.jackpot = j.jackpot and c.tier = j.tier and c.currency = j.currency), 0) * 1000000
              + coalesce((select sum(s.stake::numeric * s.shares[array_position(array['mini', 'minor', 'major', 'grand'], j.tier)])
                from operator.jackpot_stakes s where s.status = 'counted' and s.jackpot = j.jackpot and s.currency = j.currency), 0)
              - coalesce((select sum(d.amount) from operator.jackpot_drops d
                where d.jackpot = j.jackpot and d.tier = j.tier and d.currency = j.currency), 0) * 1000000 as expected
            from operator.jackpot_pools j
          ) as p where p.micro <> p.expected`,
  },
  {
    invariant: 'I3',
    what: 'what a player has fed differs from their stakes',
    sql: `select f.uid::text || ' ' || f.currency as id, 'fed ' || f.micro::text || ', stakes ' || coalesce(sum(${fed}), 0)::text as detail
          from operator.jackpot_feeds f left join operator.jackpot_stakes s
            on s.uid = f.uid and s.currency = f.currency and s.status <> 'returned'
          group by f.uid, f.currency, f.micro having f.micro <> coalesce(sum(${fed}), 0)`,
  },
  {
    invariant: 'I4',
    what: 'a jackpot was paid other than once',
    sql: `select d.id::text as id, 'won ' || d.amount::text || ', paid ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.jackpot_drops d
          left join operator.ledger_transactions t on t.source = 'jackpots' and t.external_id = 'drop:' || d.id
          left join operator.ledger_accounts a on a.uid = d.uid and a.kind = 'main' and a.currency = d.currency
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          group by d.id having coalesce(sum(p.amount), 0) <> case when d.paid_at is null then 0 else d.amount end`,
  },
  {
    invariant: 'I5',
    what: 'a jackpot is unpaid for too long',
    sql: `select id::text as id, 'won at ' || decided_at::text as detail from operator.jackpot_drops where paid_at is null and decided_at < $1`,
    usesAge: true,
  },
  {
    invariant: 'I5',
    what: 'a stake of an ended round feeds no jackpot',
    sql: `select s.id::text as id, s.status || ' in a round ' || r.status as detail
          from operator.jackpot_stakes s join operator.rounds r on r.id = s.round_id
          where (s.status = 'open' and r.status <> 'open') or (s.status in ('ready', 'counted') and r.status <> 'settled')`,
  },
];
