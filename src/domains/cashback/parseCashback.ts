import type { CashbackKind, CashbackStatus } from '../../contract/cashback.ts';
import type { CallOutput } from '../../contract/index.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';

type Wire = CallOutput<'GET cashbacks.get'>;

/** How a cashback comes about: main money of a period. Times in epoch ms. */
export interface CashbackSum {
  readonly kind: CashbackKind;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly staked: Money;
  readonly won: Money;
  readonly lost: Money;
  /** Decimal text: of what was lost for a week, of what was staked for a day. */
  readonly percent: string;
  readonly amount: Money;
}

/** 3-58 */
export interface Cashback extends CashbackSum {
  readonly id: string;
  readonly status: CashbackStatus;
  readonly title: string;
  readonly text: string;
  /** Until when it can or could be paid out; null if it was paid by itself. */
  readonly receivableUntil: number | null;
  readonly paidAt: number | null;
}

export function parseSum(wire: Wire['running'][number]): CashbackSum {
  return {
    kind: wire.kind,
    startsAt: moment(wire.start_date),
    endsAt: moment(wire.end_date),
    staked: parseMoney(wire.staked),
    won: parseMoney(wire.won),
    lost: parseMoney(wire.lost),
    percent: wire.percent,
    amount: parseMoney(wire.amount),
  };
}

export function parseCashback(wire: Wire['items'][number]): Cashback {
  return {
    ...parseSum(wire),
    id: String(wire.id),
    status: wire.status,
    title: wire.description.title,
    text: wire.description.text,
    receivableUntil: wire.receiving_expired_at === null ? null : moment(wire.receiving_expired_at),
    paidAt: wire.paid_at === null ? null : moment(wire.paid_at),
  };
}

function moment(iso: string): number {
  const at = isoToMs(iso);
  if (at === null) throw new TypeError(`${iso} is no time`);
  return at;
}
