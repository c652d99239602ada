import type { CallInput, CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import { isoToMs, msToIso } from '../../../shared/dates/isoTime.ts';
import { addMoney, subtractMoney, zeroMoney } from '../../../shared/money/money.ts';
import type { Money } from '../../../shared/money/money.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';

type WireRow = CallOutput<'GET wallet.getLedger'>['items'][number];
export type FileRequest = CallInput<'POST wallet.getFile'>;

/** One row of the ledger. */
export interface Movement {
  readonly id: string;
  readonly at: number;
  readonly reason: string;
  readonly balance: WireRow['balance'];
  readonly amount: Money;
  readonly after: Money;
  readonly subject: WireRow['subject'];
  readonly reference: string;
}

/** What one bucket did to the player's money. */
export interface Result {
  readonly id: string;
  readonly from: number;
  readonly deposits: Money;
  readonly withdrawals: Money;
  /** Deposits less withdrawals: what the player has paid in. */
  readonly netDeposits: Money;
  readonly stakes: Money;
  readonly payouts: Money;
  /** Payouts less stakes: what play has brought; negative where it has cost. */
  readonly netResult: Money;
}

export interface Results {
  readonly buckets: readonly Result[];
  readonly total: Result;
}

export interface LedgerQuery {
  readonly reasons: readonly string[];
  readonly from: string;
  readonly reference: string;
}

export const parseMovement = (wire: WireRow): Movement => ({
  id: wire.id,
  at: isoToMs(wire.at) ?? 0,
  reason: wire.reason,
  balance: wire.balance,
  amount: parseMoney(wire.amount),
  after: parseMoney(wire.balance_after),
  subject: wire.subject,
  reference: wire.reference,
});

function parseResult(wire: CallOutput<'GET wallet.getResults'>['buckets'][number]): Result {
  const [deposits, withdrawals] = [parseMoney(wire.deposits), parseMoney(wire.withdrawals)];
  const [stakes, payouts] = [parseMoney(wire.stakes), parseMoney(wire.payouts)];
  return {
    id: wire.from,
    from: isoToMs(wire.from) ?? 0,
    deposits,
    withdrawals,
    netDeposits: subtractMoney(deposits, withdrawals),
    stakes,
    payouts,
    netResult: subtractMoney(payouts, stakes),
  };
}

function totalOf(buckets: readonly Result[], currency: string): Result {
  const sum = (pick: (one: Result) => Money) =>
    buckets.reduce((total, one) => addMoney(total, pick(one)), zeroMoney(currency));
  return {
    id: 'total',
    from: buckets[0]?.from ?? 0,
    deposits: sum((one) => one.deposits),
    withdrawals: sum((one) => one.withdrawals),
    netDeposits: sum((one) => one.netDeposits),
    stakes: sum((one) => one.stakes),
    payouts: sum((one) => one.payouts),
    netResult: sum((one) => one.netResult),
  };
}

export function createLedgerApi(call: Call) {
  return {
    async movements(query: LedgerQuery, cursor: string, count: number) {
      const wire = await call('GET wallet.getLedger', { ...query, reasons: [...query.reasons], cursor, count });
      return { items: wire.items.map(parseMovement), next: wire.next };
    },
    async results(bounds: readonly number[]): Promise<Results> {
      const wire = await call('GET wallet.getResults', { bounds: bounds.map(msToIso) });
      const buckets = wire.buckets.map(parseResult);
      return { buckets, total: totalOf(buckets, wire.currency) };
    },
    /** The address of a file on this site; it works once. */
    file: async (request: FileRequest, player: number): Promise<string> =>
      (await call('POST wallet.getFile', request, { player })).path,
  };
}

export type LedgerApi = ReturnType<typeof createLedgerApi>;
