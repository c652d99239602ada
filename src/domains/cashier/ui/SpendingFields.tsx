import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Money } from '../../../shared/money/money.ts';
import { AmountInput } from '../../../ui/form/AmountInput.tsx';
import type { AmountInputProps, AmountPreset } from '../../../ui/form/AmountInput.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useDraft } from '../../../kernel/drafts/useDraft.ts';
import type { DraftTexts } from '../../../kernel/drafts/OpenDrafts.ts';
import { ScreenButton } from '../../../kernel/ScreenButton.tsx';
import type { DraftFields } from '../../../kernel/forms/Draft.ts';
import type { FormField } from '../../../kernel/forms/FormStore.ts';
import type { CashierProblem } from '../cashierProblem.ts';
import type { PaymentSummary } from '../depositRules.ts';
import type { PaymentMethod } from '../parseCashier.ts';
import type { SpendingPhase } from '../../../kernel/spending/SpendingCall.ts';
import styles from './frame/CashierForm.module.css';
import { CheckingNotice } from './CheckingNotice.tsx';
import { MethodCards } from './MethodCards.tsx';
import { PaymentSummaryCard } from './PaymentSummaryCard.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { useAmountError } from './useAmountError.ts';

/** The parts of a `PaymentForm` that are needed, independent of its type parameters. */
interface Spending {
  readonly methodName: string;
  readonly problem: CashierProblem | null;
  readonly summary: PaymentSummary | null;
  readonly form: { readonly fields: { readonly amount: FormField } };
  readonly payment: { readonly phase: SpendingPhase };
  readonly name: string;
  carried(): DraftFields;
  carryOn(texts: DraftTexts): void;
  choose(sysname: string): void;
  type(text: string): void;
}

interface Props extends Pick<AmountInputProps, 'hint'> {
  readonly spending: Spending;
  readonly settings: { readonly currency: Money['currency']; readonly methods: readonly PaymentMethod[] };
  readonly labels: { readonly pay: string; readonly get: string; readonly submit: string };
  /** Preset amounts that the chosen method allows. */
  readonly presets: () => readonly AmountPreset[];
  readonly isBusy: boolean;
  readonly onSubmit: () => Promise<void>;
  /** A text under the button. */
  readonly note?: string;
  /** Fields besides the amount that the chosen method needs. */
  readonly children?: ReactNode;
}

/** The form of a payment page: method, amount, fee, error, one button. Its parts observe the store separately. */
export const SpendingFields = observer(function SpendingFields({
  spending,
  settings,
  labels,
  presets,
  hint,
  isBusy,
  onSubmit,
  note,
  children,
}: Props) {
  const { t, session } = useApp();
  useDraft(spending.name, { read: () => ({ ...spending.carried() }), restore: (texts) => spending.carryOn(texts) });
  // Resolved by signing in again.
  const problem = spending.problem?.code === 'signedOut' && session.isPlayer ? null : spending.problem;
  const isChecking = spending.payment.phase === 'checking';
  return (
    <Form className={styles['form']} onSubmit={onSubmit}>
      <Method spending={spending} methods={settings.methods} />
      <AmountField spending={spending} currency={settings.currency} presets={presets} hint={hint} />
      {children}
      <Price spending={spending} labels={labels} />
      {isChecking && <CheckingNotice />}
      {problem && <ProblemNotice problem={problem} />}
      <ScreenButton
        label={isChecking ? t('cashier:checking.button') : labels.submit}
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isPending={isBusy && !isChecking}
        isDisabled={isChecking}
      />
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </Form>
  );
});

const Method = observer(function Method({
  spending,
  methods,
}: Pick<Props, 'spending'> & Pick<Props['settings'], 'methods'>) {
  const { t } = useApp();
  return (
    <MethodCards
      legend={t('cashier:method')}
      methods={methods}
      value={spending.methodName}
      onChange={(sysname) => spending.choose(sysname)}
    />
  );
});

const AmountField = observer(function AmountField({
  spending,
  currency,
  presets,
  hint,
}: Pick<Props, 'spending' | 'presets' | 'hint'> & Pick<Props['settings'], 'currency'>) {
  const { t } = useApp();
  const errorOf = useAmountError();
  const { amount } = spending.form.fields;
  return (
    <AmountInput
      label={t('cashier:amount')}
      name="amount"
      currency={currency}
      presets={presets()}
      labelPresets={t('cashier:presets')}
      hint={hint}
      isRequired
      value={amount.value}
      error={errorOf(amount.error)}
      onChange={(text) => spending.type(text)}
      onBlur={() => amount.blur()}
    />
  );
});

/** The summary is empty for an invalid amount. */
const Price = observer(function Price({ spending, labels }: Pick<Props, 'spending' | 'labels'>) {
  return <PaymentSummaryCard summary={spending.form.fields.amount.error ? null : spending.summary} labels={labels} />;
});
