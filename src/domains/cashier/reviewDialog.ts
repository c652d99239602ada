import type { DialogKind } from '../../kernel/dialogs.ts';
import type { WithdrawalReview } from './WithdrawalReview.ts';

/** The review before money is sent: true sends it. */
export const reviewDialog: DialogKind<WithdrawalReview, boolean> = {
  name: 'withdrawalReview',
  isCareful: true,
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  async load() {
    // The result's code is loaded with the review: after sending, nothing has to be fetched to show the outcome.
    const [{ ReviewDialog }] = await Promise.all([import('./ui/ReviewDialog.tsx'), import('./ui/WithdrawResult.tsx')]);
    return ReviewDialog;
  },
};
