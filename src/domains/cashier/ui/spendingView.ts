import type { FormField } from '../../../kernel/forms/FormStore.ts';
import type { SpendingPhase } from '../../../kernel/spending/SpendingCall.ts';
import type { CashierProblem } from '../cashierProblem.ts';

/** The parts of a `PaymentForm` that deposits and withdrawals show alike, independent of its type parameters. */
export interface SpendingView {
  readonly problem: CashierProblem | null;
  readonly form: { readonly fields: { readonly amount: FormField } };
  readonly payment: { readonly phase: SpendingPhase };
  type(text: string): void;
}
