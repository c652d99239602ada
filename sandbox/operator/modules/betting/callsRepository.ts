import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { WalletErrorType } from '../wallet/wallet/module.ts';

export interface SportsbookReply {
  readonly balance: string;
  readonly version: number;
  /** Of a placed bet: which money has paid. */
  readonly funded?: { readonly main: string; readonly betting_bonus: string; readonly free_bet: string };
  /** Why a bet was refused; only set on its tombstone. */
  readonly refusal?: { readonly type: WalletErrorType; readonly message: string };
}

export type CallKind =
  | 'place'
  | 'settlement'
  | 'cash_out'
  | 'partial_cash_out'
  | 'void'
  | 'correction'
  | 'rollback'
  | 'tombstone';

export interface SportsbookCall {
  readonly id: string;
  readonly bet_id: string;
  readonly uid: bigint | null;
  readonly kind: CallKind;
  /** The whole call as text. */
  readonly request: string;
  /** What was added to the player's balances, in minor units; negative for a stake. */
  readonly moved: bigint;
  readonly currency: string;
  readonly reply: SportsbookReply;
}

export async function findCall(tx: Sql, id: string): Promise<SportsbookCall | null> {
  const [row] = await tx.query<SportsbookCall>(
    'select id, bet_id, uid, kind, request, moved, currency, reply from operator.sportsbook_calls where id = $1',
    [id],
  );
  return row ?? null;
}

export async function insertCall(tx: Sql, call: SportsbookCall, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.sportsbook_calls (id, bet_id, uid, kind, request, moved, currency, reply, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
    [
      call.id,
      call.bet_id,
      call.uid,
      call.kind,
      call.request,
      call.moved,
      call.currency,
      JSON.stringify(call.reply),
      at,
    ],
  );
}

/** What a player staked after `since`, less what was returned, and what their bets have paid since then. */
export async function playSince(
  sql: Sql,
  uid: bigint,
  currency: string,
  since: Date,
): Promise<{ readonly wagered: bigint; readonly won: bigint }> {
  return onlyRow(
    await sql.query<{ wagered: bigint; won: bigint }>(
      `select coalesce(-sum(moved) filter (where kind in ('place', 'rollback', 'void')), 0)::bigint as wagered,
         coalesce(sum(moved) filter (where kind not in ('place', 'rollback', 'void')), 0)::bigint as won
       from operator.sportsbook_calls where uid = $1 and currency = $2 and created_at > $3`,
      [uid, currency, since],
    ),
  );
}
