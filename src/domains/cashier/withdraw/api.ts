import type { Call } from '../../../lib/call.ts';
import { moneyToWire } from '../../../shared/money/moneyWire.ts';
import type { DepositOrder } from '../api.ts';
import { parseTransaction } from '../parseCashier.ts';
import type { Transaction } from '../parseCashier.ts';
import { parseCancelLock, parseTimeline, parseWithdrawSettings } from './parseWithdraw.ts';
import type { CancelLock, Timeline, WithdrawSettings } from './parseWithdraw.ts';

export interface WithdrawalOrder extends Pick<DepositOrder, 'method' | 'amount' | 'offer'> {
  /** Typed; empty for an earlier destination. */
  readonly requisites: string;
  readonly holder?: string;
  /** Id of an earlier destination. */
  readonly destination?: string;
  /** 2.10-17: the player has agreed that it burns their active casino bonus. */
  readonly burnsBonuses?: boolean;
}

/** The operator's withdrawals with this domain's own types. `methods`: those of this shell, null for all. */
export function createWithdrawApi(call: Call, methods: readonly string[] | null = null) {
  const isOffered = ({ sysname }: { readonly sysname: string }) => methods === null || methods.includes(sysname);
  return {
    async withdrawSettings(): Promise<WithdrawSettings> {
      const settings = parseWithdrawSettings(await call('GET cashier.getwithdrawsettings', {}));
      return { ...settings, methods: settings.methods.filter(isOffered) };
    },
    async withdraw(
      order: WithdrawalOrder,
      idempotencyKey: string,
      player: number,
      onProving: (isAsked: boolean) => void,
    ): Promise<Transaction> {
      const { method, amount, requisites, holder = '', destination = '', burnsBonuses = false } = order;
      const wire = await call(
        'POST cashier.makewithdrawal',
        {
          method,
          ...moneyToWire(amount),
          ...(destination === '' ? { requisites } : { destination }),
          ...(holder === '' || destination !== '' ? {} : { holder }),
          ...(burnsBonuses ? { burn_bonuses: true } : {}),
        },
        { idempotencyKey, player, onProving },
      );
      return parseTransaction(wire.transaction);
    },
    async timeline(transaction: string): Promise<Timeline> {
      return parseTimeline(await call('GET cashier.getwithdrawal', { transaction }));
    },
    async setCancelLock(isOn: boolean, player: number): Promise<CancelLock> {
      return parseCancelLock(await call('POST cashier.setwithdrawallock', { is_on: isOn }, { player }));
    },
    async dropDestination(destination: string, player: number): Promise<void> {
      await call('POST cashier.dropdestination', { destination }, { player });
    },
  };
}

export type WithdrawApi = ReturnType<typeof createWithdrawApi>;
