import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { sumIn } from '../../../market/sumIn.ts';
import { effectiveAt } from './limitRules.ts';
import type { AmountKind, AmountPeriod, LimitKind, LimitPeriod, LimitValue } from './limitRules.ts';

/** A limit in force. */
export interface Limit {
  readonly period: AmountPeriod;
  readonly currency: string;
  readonly amount: bigint;
  /** When another one takes its place, or none; null for neither. */
  readonly endsAt: Date | null;
}

/** One kind and period of a player: what is in force, and the change that waits for its cool-off. Each has its currency. */
export interface LimitState {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: string;
  readonly amount: LimitValue;
  readonly pending: { readonly currency: string; readonly amount: LimitValue; readonly effectiveAt: Date } | null;
}

export interface LimitChange {
  readonly uid: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: string;
  readonly amount: LimitValue;
}

interface LimitRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: string;
  readonly amount: bigint | null;
  readonly effective_at: Date;
}

/** Stores the limits of players and says which are in force. Who spends money asks and enforces. */
export class LimitsService {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>,
    private readonly coolOffHours: number,
  ) {}

  /**
   * Changes a limit in the caller's transaction: stricter at once, looser after the cool-off; it replaces a change that
   * waits. Changes of one player run one after another, so that of two at once the stricter is in force.
   */
  async change(tx: Sql, { uid, kind, period, currency, amount }: LimitChange): Promise<void> {
    await this.lock(tx, uid);
    const now = this.deps.clock.now();
    const current = (await this.states(tx, uid)).find((one) => one.kind === kind && one.period === period);
    await tx.query(
      `update operator.player_limits set cancelled_at = $4
       where uid = $1 and kind = $2 and period = $3 and cancelled_at is null and effective_at > $4`,
      [uid, kind, period, now],
    );
    const known = current === undefined ? null : valueIn(current, currency);
    const isSameUnit = kind === 'session' || amount === null || current?.currency === currency;
    if (known === amount && isSameUnit) return;
    await tx.query(
      `insert into operator.player_limits (uid, kind, period, currency, amount, requested_at, effective_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [uid, kind, period, currency, amount, now, effectiveAt(known, amount, now, this.coolOffHours)],
    );
  }

  /** All limits that the player has set, in force or waiting. */
  async states(sql: Sql, uid: bigint): Promise<readonly LimitState[]> {
    const now = this.deps.clock.now();
    const rows = await sql.query<LimitRow>(
      `select distinct on (kind, period, effective_at > $2) kind, period, currency, amount, effective_at
       from operator.player_limits where uid = $1 and cancelled_at is null
       order by kind, period, effective_at > $2, effective_at desc, id desc`,
      [uid, now],
    );
    const inForce = rows.filter(({ effective_at }) => effective_at <= now);
    const waiting = rows.filter(({ effective_at }) => effective_at > now);
    return inForce.map(({ kind, period, currency, amount }) => {
      const next = waiting.find((row) => row.kind === kind && row.period === period);
      return {
        kind,
        period,
        currency,
        amount,
        pending:
          next === undefined ? null : { currency: next.currency, amount: next.amount, effectiveAt: next.effective_at },
      };
    });
  }

  /** The limits of these kinds that are in force now. */
  async inForce<K extends AmountKind>(
    sql: Sql,
    uid: bigint,
    kinds: readonly K[],
  ): Promise<readonly (Limit & { readonly kind: K })[]> {
    const rows = await sql.query<
      LimitRow & { readonly kind: K; readonly period: AmountPeriod; readonly ends_at: Date | null }
    >(
      `select distinct on (kind, period) kind, period, currency, amount,
         (select min(later.effective_at) from operator.player_limits later
          where later.uid = l.uid and later.kind = l.kind and later.period = l.period and later.cancelled_at is null
            and later.effective_at > $3) as ends_at
       from operator.player_limits l
       where uid = $1 and kind = any($2::text[]) and cancelled_at is null and effective_at <= $3
       order by kind, period, effective_at desc, id desc`,
      [uid, kinds, this.deps.clock.now()],
    );
    return rows.flatMap(({ kind, period, currency, amount, ends_at: endsAt }) =>
      amount === null ? [] : [{ kind, period, currency, amount, endsAt }],
    );
  }

  /** Serialises what counts against a player's limits until the transaction ends. */
  async lock(tx: Sql, uid: bigint): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [`limits:${uid}`]);
  }
}

/**
 * A limit's value in the currency of a change, rounded down: what allows more waits for the cool-off. Nothing where no
 * rate says what it is, so that every change of it waits.
 */
function valueIn({ kind, currency: from, amount }: LimitState, currency: string): LimitValue {
  if (kind === 'session' || amount === null) return amount;
  return -(sumIn(currency, [{ currency: from, sum: -amount }]) ?? 0n);
}
