import type { Page } from '../../kernel/lists/PagedList.ts';
import type { Call } from '../../lib/call.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseRound, parseTransaction } from './parseCashier.ts';
import { isApiError } from '../../lib/errors.ts';
import type { CallOutput } from '../../contract/index.ts';
import type { Round, Transaction } from './parseCashier.ts';

export interface DepositOrder {
  readonly method: string;
  readonly amount: Money;
  /** 3-54: the offer that the deposit is to earn; none if left out. */
  readonly offer?: string;
}

/** How a payment of the messenger stands, and the address that leads back there. */
export type PayReturn = CallOutput<'GET cashier.getreturn'>;

export type TransactionType = '' | 'deposit' | 'withdrawal';

/** Which payments: what is left out does not matter. */
export interface PaymentsFilter {
  readonly type?: TransactionType;
  readonly statuses?: readonly string[];
  readonly method?: string;
  /** Created since, ISO 8601. */
  readonly from?: string;
}

export interface RoundsFilter {
  readonly game: string;
  readonly from: string;
}

/** The operator's cashier with this domain's own types: what is common to deposits and withdrawals. */
export function createCashierApi(call: Call) {
  return {
    /** The payment of a return address; null if the address is not valid. */
    async returned(payment: string): Promise<PayReturn | null> {
      try {
        return await call('GET cashier.getreturn', { payment });
      } catch (error) {
        if (isApiError(error) && error.type === 'InvalidParameterException') return null;
        throw error;
      }
    },
    /** 7-45; repeatable with the same result. */
    async cancelWithdrawal(id: string): Promise<Transaction> {
      return parseTransaction((await call('POST cashier.cancelwithdrawal', { transaction: id })).transaction);
    },
    async payments(offset: number, count: number, filter: PaymentsFilter): Promise<Page<Transaction>> {
      const { statuses = [], ...rest } = filter;
      const wire = await call('GET cashier.gethistory', { offset, count, ...rest, statuses: [...statuses] });
      return { items: wire.items.map(parseTransaction), total: wire.count };
    },
    /** Null if it does not exist or belongs to another player. */
    async transaction(id: string): Promise<Transaction | null> {
      const { items } = await call('GET cashier.gethistory', { transaction: id });
      const found = items.find((item) => item.id === id);
      return found ? parseTransaction(found) : null;
    },
    /** Of one game, or of all with an empty `game`; begun since `from`, ISO 8601. */
    async rounds(offset: number, count: number, filter: RoundsFilter): Promise<Page<Round>> {
      const wire = await call('GET games.getHistory', { offset, count, ...filter });
      return { items: wire.items.map(parseRound), total: wire.count };
    },
  };
}

export type CashierApi = ReturnType<typeof createCashierApi>;
