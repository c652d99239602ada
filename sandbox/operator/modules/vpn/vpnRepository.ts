import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';

export interface Subscription {
  readonly id: bigint;
  readonly uid: bigint;
  readonly plan: string;
  readonly status: 'waiting' | 'active' | 'ended';
  readonly is_auto_renewal: boolean;
  readonly started_at: Date | null;
  readonly ends_at: Date | null;
  readonly server: string;
  readonly configuration: string | null;
  readonly revision: number;
  readonly next_try_at: Date | null;
  readonly tries: number;
  readonly told_soon_for: Date | null;
  readonly told_low_for: Date | null;
  readonly check_at: Date | null;
  readonly created_at: Date;
}

export interface Payment {
  readonly id: bigint;
  readonly kind: 'purchase' | 'renewal' | 'gift';
  readonly days: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly created_at: Date;
}

export interface NewPayment extends Omit<Payment, 'id' | 'created_at'> {
  readonly plan: string;
  readonly period: Date | null;
  readonly source: string | null;
  readonly sourceId: string | null;
}

const columns = `id, uid, plan, status, is_auto_renewal, started_at, ends_at, server, configuration, revision, next_try_at,
  tries, told_soon_for, told_low_for, check_at, created_at`;

/** Serialises what happens to a player's subscription until the transaction ends; taken before accounts. */
export async function lockPlayer(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`vpn:${uid}`]);
}

/** The one that waits or runs; null for none. */
export async function findLive(sql: Sql, uid: bigint): Promise<Subscription | null> {
  const [row] = await sql.query<Subscription>(
    `select ${columns} from operator.vpn_subscriptions where uid = $1 and status <> 'ended'`,
    [uid],
  );
  return row ?? null;
}

export async function findById(sql: Sql, id: bigint): Promise<Subscription | null> {
  const [row] = await sql.query<Subscription>(`select ${columns} from operator.vpn_subscriptions where id = $1`, [id]);
  return row ?? null;
}

export async function insertSubscription(
  tx: Sql,
  fields: Pick<Subscription, 'uid' | 'plan' | 'is_auto_renewal'>,
  at: Date,
): Promise<Subscription> {
  return onlyRow(
    await tx.query<Subscription>(
      `insert into operator.vpn_subscriptions (uid, plan, status, is_auto_renewal, created_at)
       values ($1, $2, 'waiting', $3, $4) returning ${columns}`,
      [fields.uid, fields.plan, fields.is_auto_renewal, at],
    ),
  );
}

/** Null if the same renewal or gift is there already. */
export async function insertPayment(
  tx: Sql,
  { id: subscriptionId, uid }: Pick<Subscription, 'id' | 'uid'>,
  { kind, plan, days, currency, amount, period, source, sourceId }: NewPayment,
  at: Date,
): Promise<bigint | null> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into operator.vpn_payments
       (subscription_id, uid, kind, plan, days, currency, amount, status, period, source, source_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'paid', $8, $9, $10, $11) on conflict do nothing returning id`,
    [subscriptionId, uid, kind, plan, days, currency, amount, period, source, sourceId, at],
  );
  return row?.id ?? null;
}

/** Paid or given, and not delivered; oldest first. */
export function findOpen(sql: Sql, subscriptionId: bigint): Promise<Payment[]> {
  return sql.query<Payment>(
    `select id, kind, days, currency, amount, created_at from operator.vpn_payments
     where subscription_id = $1 and status = 'paid' order by id`,
    [subscriptionId],
  );
}

export async function endPayments(
  tx: Sql,
  ids: readonly bigint[],
  status: 'delivered' | 'returned',
  at: Date,
): Promise<void> {
  await tx.query('update operator.vpn_payments set status = $2, ended_at = $3 where id = any($1::bigint[])', [
    ids,
    status,
    at,
  ]);
}

type Change = Partial<
  Pick<
    Subscription,
    | 'plan'
    | 'status'
    | 'is_auto_renewal'
    | 'started_at'
    | 'ends_at'
    | 'server'
    | 'configuration'
    | 'revision'
    | 'next_try_at'
    | 'tries'
    | 'told_soon_for'
    | 'told_low_for'
    | 'check_at'
  >
> & { readonly ended_at?: Date };

/** Sets the columns given. */
export async function change(tx: Sql, id: bigint, fields: Change): Promise<void> {
  const entries = Object.entries(fields);
  const assignments = entries.map(([name], index) => `${name} = $${index + 2}`).join(', ');
  await tx.query(`update operator.vpn_subscriptions set ${assignments} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
}

/** Ids of those about which the vendor is to be asked. */
export async function findUnsent(sql: Sql, now: Date, most: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    'select id from operator.vpn_subscriptions where next_try_at <= $1 order by next_try_at, id limit $2',
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** Those whose end or renewal is to be looked at, and those of players who have closed their account. */
export async function findDue(sql: Sql, now: Date, most: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    `select s.id from operator.vpn_subscriptions s join operator.player_facts p on p.uid = s.uid
     where (s.status = 'active' and s.check_at <= $1) or (s.status <> 'ended' and p.status = 'deleted')
     order by s.check_at, s.id limit $2`,
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** Moves the times of a player's running subscription into the past, and has it looked at; returns how many. */
export async function age(sql: Sql, uid: bigint, ms: number): Promise<number> {
  const rows = await sql.query(
    `update operator.vpn_subscriptions s set started_at = started_at - d.gone, ends_at = ends_at - d.gone, check_at = created_at
     from (select make_interval(secs => $2::float8 / 1000) as gone) d where uid = $1 and status = 'active' returning s.id`,
    [uid, ms],
  );
  return rows.length;
}
