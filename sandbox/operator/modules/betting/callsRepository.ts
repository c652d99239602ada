import type { Sql } from '../../../database/database.ts';
import type { CurrencyPlay, WalletErrorType } from '../wallet/wallet/module.ts';

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

/** What has returned a stake: also a result by which no leg counts. What was cashed out before is a payout all the same. */
const returns = `c.kind in ('rollback', 'void') or (b.status = 'void' and c.kind in ('settlement', 'correction'))`;

/**
 * What a player has staked after `since`, less what of it was returned, and what their bets have paid since then. A stake
 * that came back counts at the time at which it was staked: one of before the window must not make room in it.
 */
export function playSince(sql: Sql, uid: bigint, since: Date): Promise<CurrencyPlay[]> {
  return sql.query<CurrencyPlay>(
    `select c.currency,
       coalesce(-sum(c.moved) filter (where b.placed_at > $2 and (c.kind = 'place' or ${returns})), 0)::bigint as wagered,
       coalesce(sum(c.moved) filter (where c.kind <> 'place' and not (${returns})), 0)::bigint as won
     from operator.sportsbook_calls c join operator.bets b on b.id = c.bet_id
     where c.uid = $1 and c.created_at > $2 group by c.currency`,
    [uid, since],
  );
}
