import type { ProgressStep } from '../../../ui/blocks/ProgressSteps.tsx';
import type { Translate } from '../../../lib/i18n.ts';
import { isTerminal } from '../parseCashier.ts';
import type { Transaction } from '../parseCashier.ts';

const words = {
  deposit: ['cashier:steps.sent', 'cashier:steps.checking', 'cashier:steps.credited'],
  withdrawal: ['cashier:steps.requested', 'cashier:steps.onItsWay', 'cashier:steps.paid'],
} as const;

/** The steps of a payment, up to its current one. */
export function transactionSteps(
  { type, status }: Pick<Transaction, 'type' | 'status'>,
  t: Translate,
): readonly ProgressStep[] {
  const [first, second, third] = words[type];
  const isDone = status === 'succeeded';
  const isLost = isTerminal(status) && !isDone;
  const middle = isDone ? 'done' : 'current';
  return [
    { id: 'first', title: t(first), state: 'done' },
    { id: 'second', title: t(second), state: isLost ? 'failed' : middle },
    { id: 'third', title: t(third), state: isDone ? 'done' : 'ahead' },
  ];
}
