/** What the operator has stored of one player, and what it must never have done. */
import type { Sql } from '../../../database/database.ts';

export interface StoredBonus {
  readonly id: bigint;
  readonly status: string;
  readonly ending: string | null;
  readonly balance: bigint;
  readonly required: bigint;
  readonly wagered: bigint;
  readonly converted: bigint | null;
}

export interface StoredCashback {
  readonly id: bigint;
  readonly kind: string;
  readonly start_date: Date;
  readonly amount: bigint;
  readonly status: string;
}

export async function storedAccounts(sql: Sql, uid: bigint): Promise<Readonly<Record<string, bigint>>> {
  const rows = await sql.query<{ kind: string; balance: bigint }>(
    'select kind, balance from operator.ledger_accounts where uid = $1',
    [uid],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

export const storedBonuses = (sql: Sql, uid: bigint): Promise<StoredBonus[]> =>
  sql.query<StoredBonus>(
    'select id, status, ending, balance, required, wagered, converted from operator.bonuses where uid = $1 order by id',
    [uid],
  );

export const storedCashbacks = (sql: Sql, uid: bigint): Promise<StoredCashback[]> =>
  sql.query<StoredCashback>(
    'select id, kind, start_date, amount, status from operator.cashbacks where uid = $1 order by id',
    [uid],
  );

export const storedPacks = (sql: Sql, uid: bigint) =>
  sql.query<{ readonly id: bigint; readonly remaining: number; readonly won: bigint }>(
    'select id, remaining, won from operator.freespin_packs where uid = $1 order by id',
    [uid],
  );

/** Every row is a broken promise. */
const promises: Readonly<Record<string, string>> = {
  'bonus money became main money before its requirement was met': `
    select b.id::text as id from operator.bonuses b where b.uid = $1 and b.status = 'converted' and b.required >
      (select coalesce(sum(s.counted), 0) from operator.bonus_stakes s where s.bonus_id = b.id and not s.is_returned)`,
  'main money came from a bonus otherwise than by a conversion': `
    select t.external_id as id from operator.ledger_transactions t join operator.ledger_postings p on p.transaction_id = t.id
      join operator.ledger_accounts a on a.id = p.account_id and a.uid = $1 and a.kind = 'main'
    where t.source = 'bonuses' and t.kind <> 'bonus_converted' and p.amount <> 0`,
  'a win paid more main money than its main stake earned': `
    select c.id from operator.wallet_calls c join operator.ledger_transactions t on t.source = 'studio' and t.external_id = c.id
      join operator.ledger_postings p on p.transaction_id = t.id
      join operator.ledger_accounts a on a.id = p.account_id and a.uid = $1 and a.kind = 'main'
      join (select round_id, sum(from_main) as main, sum(from_main + from_bonus) as whole from operator.bonus_stakes
        group by round_id having count(*) = 1) s on s.round_id = c.round_id
    where c.kind = 'win' and p.amount * s.whole > c.amount * s.main`,
  'a win was not paid whole': `
    select c.id from operator.wallet_calls c where c.uid = $1 and c.kind = 'win' and c.amount <>
      (select coalesce(sum(p.amount), 0) from operator.ledger_transactions t join operator.ledger_postings p on p.transaction_id = t.id
       join operator.ledger_accounts a on a.id = p.account_id and a.uid = $1 and a.kind in ('main', 'bonus')
       where t.source = 'studio' and t.external_id = c.id)`,
  'what counted differs from what is wagered': `
    select b.id::text as id from operator.bonuses b where b.uid = $1 and b.wagered <>
      (select coalesce(sum(s.counted), 0) from operator.bonus_stakes s where s.bonus_id = b.id and not s.is_returned)`,
  'bonus money was staked where the terms forbid it': `
    select s.call_id as id from operator.bonus_stakes s join operator.bonuses b on b.id = s.bonus_id and b.uid = $1
    where s.from_bonus > 0 and b.terms -> 'counts' -> 'excluded' ? s.game`,
  'a stake above the maximum was paid with bonus money': `
    select s.call_id as id from operator.bonus_stakes s join operator.bonuses b on b.id = s.bonus_id and b.uid = $1
    where s.from_bonus > 0 and s.from_main + s.from_bonus >
      (b.terms -> 'max_stake' ->> 'amount')::numeric * power(10::numeric, length(split_part(b.terms -> 'max_stake' ->> 'amount', '.', 2)))`,
  'bonus money left the house otherwise than by a conversion': `
    select t.external_id as id from operator.ledger_transactions t join operator.ledger_postings p on p.transaction_id = t.id
      join operator.ledger_accounts a on a.id = p.account_id and a.uid = $1 and a.kind = 'withdrawal_hold' and p.amount > 0
    where p.amount <> -(select coalesce(sum(q.amount), 0) from operator.ledger_postings q
      join operator.ledger_accounts m on m.id = q.account_id and m.uid = $1 and m.kind = 'main' where q.transaction_id = t.id)`,
  'a bonus has ended and keeps money': `
    select id::text as id from operator.bonuses where uid = $1 and status not in ('available', 'active') and balance > 0`,
};

export async function brokenPromises(sql: Sql, uid: bigint): Promise<string[]> {
  const broken: string[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const rows = await sql.query<{ id: string }>(query, [uid]);
    broken.push(...rows.map(({ id }) => `${promise}: ${id}`));
  }
  return broken;
}
