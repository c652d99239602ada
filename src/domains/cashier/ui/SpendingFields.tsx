import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Money } from '../../../shared/money/money.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import type { AmountInputProps } from '../../../ui/AmountInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { useApp } from '../../kernel/AppContext.tsx';
import type { FormField } from '../../kernel/FormStore.ts';
import type { CashierProblem } from '../cashierProblem.ts';
import type { PaymentSummary } from '../depositRules.ts';
import type { PaymentMethod } from '../parseCashier.ts';
import type { SpendingPhase } from '../SpendingCall.ts';
import styles from './CashierForm.module.css';
import { CheckingNotice } from './CheckingNotice.tsx';
import { MethodCards } from './MethodCards.tsx';
import { PaymentSummaryCard } from './PaymentSummaryCard.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { useAmountError } from './useAmountError.ts';

/** What the frame needs of a `SpendingForm`, whatever its methods and orders are. */
interface Spending {
  readonly methodName: string;
  readonly problem: CashierProblem | null;
  readonly summary: PaymentSummary | null;
  readonly form: { readonly fields: { readonly amount: FormField } };
  readonly payment: { readonly phase: SpendingPhase };
  choose(sysname: string): void;
  type(text: string): void;
}

interface Props extends Pick<AmountInputProps, 'presets' | 'hint'> {
  readonly spending: Spending;
  readonly settings: { readonly currency: Money['currency']; readonly methods: readonly PaymentMethod[] };
  readonly labels: { readonly pay: string; readonly get: string; readonly submit: string };
  readonly isBusy: boolean;
  readonly onSubmit: () => Promise<void>;
  /** Said under the button. */
  readonly note?: string;
  /** What the chosen method asks for besides the amount. */
  readonly children?: ReactNode;
}

/** The form of a page that moves money: method, amount, what it costs, why it was refused, one button. */
export const SpendingFields = observer(function SpendingFields({ spending, settings, labels, presets, hint, isBusy, onSubmit, note, children }: Props) {
  const { t, session } = useApp();
  const errorOf = useAmountError();
  const { amount } = spending.form.fields;
  // Signing in again has met it.
  const problem = spending.problem?.code === 'signedOut' && session.isPlayer ? null : spending.problem;
  const isChecking = spending.payment.phase === 'checking';
  return (
    <Form className={styles['form']} onSubmit={onSubmit}>
      <MethodCards legend={t('cashier:method')} methods={settings.methods} value={spending.methodName} onChange={(sysname) => spending.choose(sysname)} />
      <AmountInput
        label={t('cashier:amount')}
        name="amount"
        currency={settings.currency}
        presets={presets}
        labelPresets={t('cashier:presets')}
        hint={hint}
        isRequired
        value={amount.value}
        error={errorOf(amount.error)}
        onChange={(text) => spending.type(text)}
        onBlur={() => amount.leave()}
      />
      {children}
      {/* What cannot be paid has no price. */}
      <PaymentSummaryCard summary={amount.error ? null : spending.summary} labels={labels} />
      {isChecking && <CheckingNotice />}
      {problem && <ProblemNotice problem={problem} />}
      <Button type="submit" variant="primary" size="lg" isBlock isPending={isBusy && !isChecking} isDisabled={isChecking}>
        {isChecking ? t('cashier:checking.button') : labels.submit}
      </Button>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </Form>
  );
});
