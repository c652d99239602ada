import type { AuditCheck } from './auditChecks.ts';

/** The points of loyalty: the ledger's account, the rows that explain it, the way of levels, and their rewards. */
export const loyaltyChecks: readonly AuditCheck[] = [
  {
    invariant: 'I3',
    what: 'a points account differs from its explained changes',
    sql: `select a.uid::text as id, 'account ' || a.balance::text || ', changes ' || coalesce(sum(c.points), 0)::text as detail
          from operator.ledger_accounts a left join operator.loyalty_changes c on c.uid = a.uid
          where a.kind = 'points' and a.uid is not null group by a.id having a.balance <> coalesce(sum(c.points), 0)`,
  },
  {
    invariant: 'I4',
    what: 'a change of points differs from its posting',
    sql: `select c.id::text as id, 'points ' || c.points::text || ', posted ' || coalesce(sum(p.amount), 0)::text as detail
          from operator.loyalty_changes c
          left join operator.ledger_accounts a on a.uid = c.uid and a.kind = 'points'
          left join operator.ledger_postings p on p.transaction_id = c.transaction_id and p.account_id = a.id
          group by c.id having c.points <> coalesce(sum(p.amount), 0)
            or c.balance_after is distinct from max(p.balance_after)`,
  },
  {
    invariant: 'I5',
    what: 'lifetime points differ from what was earned',
    sql: `select l.uid::text as id, 'earned ' || l.earned::text || ', changes ' || coalesce(sum(c.points), 0)::text as detail
          from operator.loyalty_players l left join operator.loyalty_changes c on c.uid = l.uid and c.is_earned
          group by l.uid having l.earned <> coalesce(sum(c.points), 0)`,
  },
  {
    invariant: 'I5',
    what: 'a level was reached without its points, or is not reached in order',
    sql: `select l.uid::text as id, 'level ' || l.level::text || ', reached ' || count(r.level)::text as detail
          from operator.loyalty_players l left join operator.loyalty_reached r on r.uid = l.uid
          group by l.uid having l.level <> count(r.level) + 1 or l.level <> coalesce(max(r.level), 1)`,
  },
];
