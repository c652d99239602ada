import type { Sql } from '../../../database/database.ts';
import type { Balances } from '../../ledger/balances.ts';
import { AmountOutOfRangeError, InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { WalletError } from './WalletError.ts';
import { insertCall } from './walletRepository.ts';
import type { WalletReply } from './walletRepository.ts';

export interface WalletMovement {
  /** The studio's transaction id. */
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly uid: bigint;
  readonly roundId: string;
  /** Minor units, never negative. */
  readonly amount: bigint;
  readonly currency: string;
  readonly originalId: string | null;
  readonly at: Date;
}

const causes = { bet: 'stake', win: 'win', rollback: 'rollback' } as const;

/** Moves a stake, a win or a returned stake between the player's main balance and the house, and stores the reply. */
export async function moveForRound(tx: Sql, movement: WalletMovement): Promise<WalletReply> {
  const { id, kind, uid, roundId, amount, currency, originalId, at } = movement;
  const change = kind === 'bet' ? -amount : amount;
  const { isNew, balances } = await moveMoney(tx, {
    uid,
    currency,
    kind: causes[kind],
    external: { source: 'studio', id },
    entries: [
      { account: { uid, kind: 'main', currency }, amount: change },
      { account: { house: 'gaming', currency }, amount: -change },
    ],
    at,
    cause: { kind: causes[kind], roundId, amount },
  }).catch((error: unknown) => {
    if (error instanceof InsufficientFundsError)
      throw new WalletError('InsufficientFunds', 'The balance is lower than the stake');
    if (error instanceof AmountOutOfRangeError)
      throw new WalletError('InvalidRequest', 'The amount is more than an account can hold');
    throw error;
  });
  if (!isNew) throw idReused();
  const reply = walletReply(balances);
  await insertCall(tx, id, { kind, round_id: roundId, uid, amount, currency, original_id: originalId, reply }, at);
  return reply;
}

export function walletReply({ amounts, currency, version }: Balances): WalletReply {
  return { balance: wireMoney(amounts.main, currency).amount, version: Number(version) };
}

export function idReused(): WalletError {
  return new WalletError('InvalidRequest', 'The transaction id was used for something else');
}
