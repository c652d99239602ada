import type { Sql } from '../../../../database/database.ts';
import type { Balances } from '../../../ledger/balances.ts';
import { AmountOutOfRangeError, InsufficientFundsError } from '../../../ledger/ledgerErrors.ts';
import { moveMoney } from '../../../realtime/moveMoney.ts';
import { WalletError } from './WalletError.ts';

/** Moves money as a call of a wallet says, once; what the ledger refuses is a refusal of the wallet. */
export async function moveForWallet(tx: Sql, movement: Parameters<typeof moveMoney>[1]): Promise<Balances> {
  const { isNew, balances } = await moveMoney(tx, movement).catch((error: unknown) => {
    if (error instanceof InsufficientFundsError)
      throw new WalletError('InsufficientFunds', 'The balance is lower than the stake');
    if (error instanceof AmountOutOfRangeError)
      throw new WalletError('InvalidRequest', 'The amount is more than an account can hold');
    throw error;
  });
  if (!isNew) throw idReused();
  return balances;
}

export const idReused = (): WalletError =>
  new WalletError('InvalidRequest', 'The transaction id was used for something else');
