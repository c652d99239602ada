import type { AuditCheck } from './auditChecks.ts';

/** How often a reward of a purchase or quest is booked; `s`, `i` and `uid` are its source, id there, and player. */
const booked = `case r.reward ->> 'kind'
  when 'freespins' then (select count(*) from operator.freespin_packs b where b.source = s.source and b.source_id = s.id || ':0')
  when 'bonus' then (select count(*) from operator.bonuses b where b.source = s.source and b.source_id = s.id || ':0')
  when 'points' then (select count(*) from operator.ledger_transactions b
    where b.source = 'loyalty' and b.external_id = s.source || ':' || s.id)
  when 'money' then (select count(*) from operator.ledger_transactions b where b.source = s.source and b.external_id = s.id)
  when 'tickets' then (select count(*) / greatest(1, (r.reward ->> 'count')::int) from operator.tournament_tickets b
    where b.source = s.source and b.source_id like s.id || ':%')
  when 'frame' then (select count(*) from operator.loyalty_frames b where b.uid = s.uid and b.frame = r.reward ->> 'item')
  else 1 end`;

/** The loyalty shop and quests: what was bought is paid and given once, what is done is rewarded once. */
export const shopChecks: readonly AuditCheck[] = [
  {
    invariant: 'I4',
    what: 'a purchase is not paid once with its points',
    sql: `select u.id::text as id, 'price ' || u.price::text || ', spent ' || coalesce(-sum(p.amount), 0)::text as detail
          from operator.shop_purchases u
          left join operator.ledger_transactions t
            on t.source = 'loyalty' and t.external_id = 'shop:purchase:' || u.id::text
          left join operator.ledger_accounts a on a.uid = u.uid and a.kind = 'points'
          left join operator.ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
          group by u.id having u.price <> coalesce(-sum(p.amount), 0)`,
  },
  {
    invariant: 'I4',
    what: 'points were spent in the shop for no purchase',
    sql: `select t.id::text as id, t.external_id as detail from operator.ledger_transactions t
          where t.source = 'loyalty' and t.external_id like 'shop:purchase:%' and not exists (
            select 1 from operator.shop_purchases u where 'shop:purchase:' || u.id::text = t.external_id)`,
  },
  {
    invariant: 'I5',
    what: 'a reward of a purchase is not booked once',
    sql: `select s.id, r.reward ->> 'kind' as detail
          from operator.shop_purchases u cross join lateral
            jsonb_array_elements(u.data -> 'rewards') with ordinality r (reward, n)
          cross join lateral (select 'shop' as source, u.id::text || ':' || (r.n - 1)::text as id, u.uid) s
          where ${booked} <> 1`,
  },
  {
    invariant: 'I5',
    what: 'a reward of a quest is not booked once',
    sql: `select s.id, r.reward ->> 'kind' as detail
          from operator.quest_progress q cross join lateral
            jsonb_array_elements(q.done -> 'rewards') with ordinality r (reward, n)
          cross join lateral (select 'quest' as source, q.uid,
            concat_ws(':', q.owner, q.quest, q.period, q.uid::text, (r.n - 1)::text) as id) s
          where q.done_at is not null and ${booked} <> 1`,
  },
  {
    invariant: 'I5',
    what: 'a product counts other sales than its purchases',
    sql: `select p.id, 'sold ' || p.sold::text || ', purchases ' || count(u.id)::text as detail
          from operator.shop_products p left join operator.shop_purchases u on u.product = p.id
          group by p.id having p.sold <> count(u.id)`,
  },
];
