import type { Transaction } from '../parseCashier.ts';
import type { ResultMark } from '../ui/ResultFace.tsx';
import { reasonKey } from '../ui/words.ts';

/** The mark and the words of a payment that was not booked, as keys. */
export interface LostFace {
  readonly mark: ResultMark;
  readonly title: string;
  readonly text: string;
}

const faces: Readonly<Record<'failed' | 'cancelled' | 'returned', LostFace>> = {
  failed: { mark: 'failed', title: 'cashier:result.failTitle', text: 'cashier:result.failText' },
  cancelled: { mark: 'cancelled', title: 'cashier:result.cancelledTitle', text: 'cashier:result.cancelledText' },
  returned: { mark: 'cancelled', title: 'cashier:result.returnedTitle', text: 'cashier:result.returnedText' },
};

/** How a payment has ended that was not booked, with its reason if that is known; null for any other state. */
export function lostFace({ status, reason }: Pick<Transaction, 'status' | 'reason'>): LostFace | null {
  if (status !== 'failed' && status !== 'cancelled' && status !== 'returned') return null;
  const face = faces[status];
  return { ...face, text: reasonKey(reason) ?? face.text };
}
