import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { readBalances } from '../../ledger/balances.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { moveForWallet } from '../wallet/wallet/module.ts';
import { findBet, findLegs } from './betsRepository.ts';
import { insertCall } from './callsRepository.ts';
import type { CallKind, SportsbookReply } from './callsRepository.ts';
import { presentBet } from './presentBet.ts';

/** Money of a bet, in minor units, all positive to the player; `free` is what promotions stake for them. */
export interface BetMovement {
  readonly call: { readonly id: string; readonly bet_id: string; readonly kind: CallKind; readonly request: string };
  readonly uid: bigint;
  readonly currency: string;
  readonly main: bigint;
  readonly bonus: bigint;
  readonly free: bigint;
  readonly at: Date;
}

/** The ledger's name of each kind of call, and what the player's pages are told of it. */
const names = {
  place: { ledger: 'stake', cause: 'stake' },
  // A sportsbook shows no reels: what a bet pays joins the balance at once.
  settlement: { ledger: 'win', cause: 'other' },
  cash_out: { ledger: 'win', cause: 'other' },
  partial_cash_out: { ledger: 'win', cause: 'other' },
  void: { ledger: 'rollback', cause: 'rollback' },
  rollback: { ledger: 'rollback', cause: 'rollback' },
  correction: { ledger: 'bet_corrected', cause: 'other' },
} as const;

/** Books what a call moves between the player, the house and its promotions. */
export async function bookBet(tx: Sql, { call, uid, currency, main, bonus, free, at }: BetMovement): Promise<void> {
  if (call.kind === 'tombstone') throw new Error('A refused bet moves no money');
  const { ledger, cause } = names[call.kind];
  const amount = main + bonus;
  await moveForWallet(tx, {
    uid,
    currency,
    kind: ledger,
    external: { source: 'sportsbook', id: call.id },
    entries: [
      { account: { uid, kind: 'main', currency }, amount: main },
      { account: { uid, kind: 'betting_bonus', currency }, amount: bonus },
      { account: { house: 'promotions', currency }, amount: free },
      { account: { house: 'gaming', currency }, amount: -amount - free },
    ],
    at,
    cause: { kind: cause, roundId: call.bet_id, amount: amount < 0n ? -amount : amount },
  });
}

/** The player's main balance: what a betting bonus adds depends on the bet. */
export async function balanceReply(sql: Sql, uid: bigint, currency: string): Promise<SportsbookReply> {
  const { amounts, version } = await readBalances(sql, uid, currency);
  return { balance: wireMoney(amounts.main, currency).amount, version: Number(version) };
}

/** After everything of a call has been booked: tells the player's pages, and stores the reply. */
export async function endCall(
  tx: Sql,
  { call, uid, currency, main, bonus, at }: BetMovement,
  more: Pick<SportsbookReply, 'funded'> = {},
): Promise<SportsbookReply> {
  const bet = await findBet(tx, call.bet_id);
  if (bet !== null) {
    const legs = (await findLegs(tx, [bet.id])).get(bet.id) ?? [];
    await appendEvent(tx, uid, { type: 'bet.updated', data: presentBet(bet, legs) }, at);
  }
  const reply = { ...(await balanceReply(tx, uid, currency)), ...more };
  await insertCall(tx, { ...call, uid, moved: main + bonus, currency, reply }, at);
  return reply;
}
