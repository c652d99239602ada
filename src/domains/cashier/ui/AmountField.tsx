import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { AmountInput } from '../../../ui/form/AmountInput.tsx';
import type { AmountInputProps, AmountPreset } from '../../../ui/form/AmountInput.tsx';
import type { SpendingView } from './spendingView.ts';
import { useAmountError } from './useAmountError.ts';

interface Props extends Pick<AmountInputProps, 'currency' | 'hint'> {
  readonly spending: SpendingView;
  readonly presets: readonly AmountPreset[];
}

/** The amount of a deposit or a withdrawal. */
export const AmountField = observer(function AmountField({ spending, currency, presets, hint }: Props) {
  const { t } = useApp();
  const errorOf = useAmountError();
  const { amount } = spending.form.fields;
  return (
    <AmountInput
      label={t('cashier:amount')}
      name="amount"
      currency={currency}
      presets={presets}
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
