import type { Page } from '../../kernel/lists/PagedList.ts';
import type { Call } from '../../lib/call.ts';
import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseDepositSettings, parseRound, parseTransaction, parseWithdrawSettings } from './parseCashier.ts';
import { isApiError } from '../../lib/errors.ts';
import type { CallOutput } from '../../contract/index.ts';
import type { DepositSettings, Round, Transaction, WithdrawSettings } from './parseCashier.ts';

export interface DepositOrder {
  readonly method: string;
  readonly amount: Money;
}

export interface WithdrawalOrder extends DepositOrder {
  readonly requisites: string;
}

/** How a payment of the messenger stands, and the address that leads back there. */
export type PayReturn = CallOutput<'GET cashier.getreturn'>;

export type TransactionType = '' | 'deposit' | 'withdrawal';

/**
 * The operator's cashier with this domain's own types. Spending calls take an idempotency key (I4) and the player they
 * belong to. `methods`: those of this shell, null for all; a session that was opened by a password in a messenger is the
 * website's to the operator.
 */
export function createCashierApi(call: Call, methods: readonly string[] | null = null) {
  const isOffered = ({ sysname }: { readonly sysname: string }) => methods === null || methods.includes(sysname);
  return {
    async depositSettings(): Promise<DepositSettings> {
      const settings = parseDepositSettings(await call('GET cashier.getdepositsettings', {}));
      return { ...settings, methods: settings.methods.filter(isOffered) };
    },
    async withdrawSettings(): Promise<WithdrawSettings> {
      const settings = parseWithdrawSettings(await call('GET cashier.getwithdrawsettings', {}));
      return { ...settings, methods: settings.methods.filter(isOffered) };
    },
    async deposit({ method, amount }: DepositOrder, idempotencyKey: string, player: number) {
      const wire = await call(
        'POST cashier.makedeposit',
        { method, ...moneyToWire(amount) },
        { idempotencyKey, player },
      );
      return { transaction: parseTransaction(wire.transaction), redirectUrl: wire.redirect_url };
    },
    async withdraw({ method, amount, requisites }: WithdrawalOrder, idempotencyKey: string, player: number) {
      const wire = await call(
        'POST cashier.makewithdrawal',
        { method, ...moneyToWire(amount), requisites },
        { idempotencyKey, player },
      );
      return parseTransaction(wire.transaction);
    },
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
    async payments(offset: number, count: number, type: TransactionType): Promise<Page<Transaction>> {
      const wire = await call('GET cashier.gethistory', { offset, count, type });
      return { items: wire.items.map(parseTransaction), total: wire.count };
    },
    /** Null if it does not exist or belongs to another player. */
    async transaction(id: string): Promise<Transaction | null> {
      const { items } = await call('GET cashier.gethistory', { transaction: id });
      const found = items.find((item) => item.id === id);
      return found ? parseTransaction(found) : null;
    },
    async rounds(offset: number, count: number): Promise<Page<Round>> {
      const wire = await call('GET games.getHistory', { offset, count });
      return { items: wire.items.map(parseRound), total: wire.count };
    },
  };
}

export type CashierApi = ReturnType<typeof createCashierApi>;
