import type { PaymentSummary } from './depositRules.ts';
import type { PaymentMethod } from './parseCashier.ts';
import type { Money } from '../../shared/money/money.ts';
import type { Median } from './withdraw/parseWithdraw.ts';

export interface WithdrawalReview {
  readonly summary: PaymentSummary;
  readonly method: string;
  readonly methodName: string;
  readonly time: PaymentMethod['time'];
  /** Typed, or the mask of an earlier one; the dialog shows it masked. */
  readonly requisites: string;
  readonly holder: string;
  readonly median: Median | null;
  /** A person looks at it before it leaves: then the method's own time begins. */
  readonly isLookedAt: boolean;
  /** What can still be withdrawn afterwards. */
  readonly left: Money;
  /** When the player can still take it back; false: as soon as it is sent off here, it is on its way. */
  readonly canCancel: boolean;
}
