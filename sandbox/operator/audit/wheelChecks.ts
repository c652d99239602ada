import type { AuditCheck } from './auditChecks.ts';

/** Spins of fortune wheels, and what they have given. */
export const wheelChecks: readonly AuditCheck[] = [
  {
    invariant: 'I3',
    what: 'a balance of spins differs from its changes',
    sql: `select b.uid::text || ' ' || b.campaign as id,
            'free ' || b.free::text || ' of ' || coalesce(sum(c.free), 0)::text || ', bought ' || b.bought::text || ' of '
              || coalesce(sum(c.bought), 0)::text as detail
          from operator.wheel_balances b left join operator.wheel_changes c on c.uid = b.uid and c.campaign = b.campaign
          group by b.uid, b.campaign having b.free <> coalesce(sum(c.free), 0) or b.bought <> coalesce(sum(c.bought), 0)`,
  },
  {
    invariant: 'I3',
    what: 'bought spins differ from what is left of their purchases',
    sql: `select b.uid::text || ' ' || b.campaign as id,
            'bought ' || b.bought::text || ', left ' || coalesce(sum(p.left_count), 0)::text as detail
          from operator.wheel_balances b left join operator.wheel_purchases p on p.uid = b.uid and p.campaign = b.campaign
          group by b.uid, b.campaign having b.bought <> coalesce(sum(p.left_count), 0)`,
  },
  {
    invariant: 'I4',
    what: 'a spin was not taken from the balance once',
    sql: `select s.id::text as id, count(c.id)::text || ' changes' as detail from operator.wheel_spins s
          left join operator.wheel_changes c
            on c.source = 'wheel_spin' and c.source_id = s.campaign || ':' || s.uid::text || ':' || s.nonce::text
            and c.free + c.bought = -1
          group by s.id having count(c.id) <> 1`,
  },
  {
    invariant: 'I4',
    what: 'a balance has paid for no spin',
    sql: `select c.source_id as id, c.at::text as detail from operator.wheel_changes c
          left join operator.wheel_spins s on c.source_id = s.campaign || ':' || s.uid::text || ':' || s.nonce::text
          where c.source = 'wheel_spin' and s.id is null`,
  },
  {
    invariant: 'I4',
    what: 'the reward of a spin was booked other than once',
    sql: `select s.id::text as id, s.reward->>'kind' || ' ' || s.state || ', booked ' ||
            (count(distinct t.id) + count(distinct o.id) + count(distinct b.id) + count(distinct f.id) + count(distinct c.id))::text as detail
          from operator.wheel_spins s
          left join operator.ledger_transactions t on t.source = 'wheel' and t.external_id = s.id::text
          left join operator.ledger_transactions o on o.source = 'loyalty' and o.external_id = 'wheel:' || s.id::text
          left join operator.bonuses b on b.source = 'wheel' and b.source_id = s.id::text || ':0'
          left join operator.freespin_packs f on f.source = 'wheel' and f.source_id = s.id::text || ':0'
          left join operator.wheel_changes c on c.source = 'wheel' and c.source_id = s.id::text
          group by s.id
          having count(distinct t.id) + count(distinct o.id) + count(distinct b.id) + count(distinct f.id) + count(distinct c.id)
            <> case when s.reward->>'kind' = 'nothing' or s.state in ('kept', 'expired') then 0 else 1 end`,
  },
  {
    invariant: 'I4',
    what: 'a purchase of spins was paid other than once',
    sql: `select p.id::text as id, 'price ' || (p.price * p.spins)::text || ', paid ' || coalesce(-sum(l.amount), 0)::text as detail
          from operator.wheel_purchases p
          left join operator.ledger_transactions t on t.source = 'wheel_purchase' and t.external_id = p.id::text
          left join operator.ledger_postings l on l.transaction_id = t.id and l.account_id in (
            select a.id from operator.ledger_accounts a where a.uid = p.uid and a.kind = 'main' and a.currency = p.currency)
          group by p.id having coalesce(-sum(l.amount), 0) <> p.price * p.spins`,
  },
  {
    invariant: 'I4',
    what: 'unused spins were paid back other than once',
    sql: `select p.id::text as id, p.refunded::text || ' spins, paid back ' || coalesce(sum(l.amount), 0)::text as detail
          from operator.wheel_purchases p
          left join operator.ledger_transactions t on t.source = 'wheel_refund' and t.external_id = p.id::text
          left join operator.ledger_postings l on l.transaction_id = t.id and l.account_id in (
            select a.id from operator.ledger_accounts a where a.uid = p.uid and a.kind = 'main' and a.currency = p.currency)
          group by p.id having coalesce(sum(l.amount), 0) <> p.price * p.refunded`,
  },
];
