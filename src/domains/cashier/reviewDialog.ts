import type { DialogKind } from '../../kernel/dialogs.ts';
import type { PaymentSummary } from './depositRules.ts';
import type { PaymentMethod } from './parseCashier.ts';

export interface WithdrawalReview {
  readonly summary: PaymentSummary;
  readonly method: string;
  readonly methodName: string;
  readonly time: PaymentMethod['time'];
  /** As it travels; the dialog shows it masked. */
  readonly requisites: string;
}

/** The last look before money leaves: true sends it. */
export const reviewDialog: DialogKind<WithdrawalReview, boolean> = {
  name: 'withdrawalReview',
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  async load() {
    // What follows the answer arrives with the question: once money is on its way, nothing has to be fetched to say so.
    const [{ ReviewDialog }] = await Promise.all([import('./ui/ReviewDialog.tsx'), import('./ui/WithdrawResult.tsx')]);
    return ReviewDialog;
  },
};
