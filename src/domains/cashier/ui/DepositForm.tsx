import { observer } from 'mobx-react-lite';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { cardIcon } from '../../../ui/icons.ts';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { amountText } from '../depositRules.ts';
import { depositStore } from '../DepositStore.ts';
import type { DepositSettings } from '../parseCashier.ts';
import { gameHallPath } from '../paths.ts';
import styles from './CashierForm.module.css';
import { CheckingNotice } from './CheckingNotice.tsx';
import { MethodCards } from './MethodCards.tsx';
import { PaymentSummaryCard } from './PaymentSummaryCard.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { useAmountError } from './useAmountError.ts';
import { useCashierFormat } from './useCashierFormat.ts';
import { periodKeys } from './words.ts';

/** The form once its methods are known. */
export const DepositForm = observer(function DepositForm({ settings }: { readonly settings: DepositSettings }) {
  const { t, href } = useApp();
  const store = useStore(depositStore);
  const errorOf = useAmountError();
  const format = useCashierFormat();
  const { amount } = store.form.fields;
  const { limit } = settings;
  const isChecking = store.payment.phase === 'checking';
  if (settings.methods.length === 0) {
    return (
      <EmptyState
        icon={cardIcon}
        title={t('cashier:deposit.emptyTitle')}
        text={t('cashier:deposit.emptyText')}
        action={<Button href={href(gameHallPath)}>{t('cashier:toGames')}</Button>}
      />
    );
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.submit();
      }}
    >
      <MethodCards legend={t('cashier:method')} methods={settings.methods} value={store.methodName} onChange={(sysname) => store.choose(sysname)} />
      <AmountInput
        label={t('cashier:amount')}
        name="amount"
        currency={settings.currency}
        presets={store.presets.map((preset) => ({ value: amountText(preset), label: format.brief(preset) }))}
        labelPresets={t('cashier:presets')}
        hint={limit ? t('cashier:limit.left', { left: format.inText(format.money(limit.available)), limit: format.inText(format.brief(limit.limit)), period: t(periodKeys[limit.period]) }) : undefined}
        isRequired
        value={amount.value}
        error={errorOf(amount.error)}
        onChange={(text) => store.type(text)}
        onBlur={() => amount.leave()}
      />
      <PaymentSummaryCard summary={store.summary} labels={{ pay: t('cashier:deposit.pay'), get: t('cashier:deposit.get') }} />
      {isChecking && <CheckingNotice />}
      {store.problem && <ProblemNotice problem={store.problem} />}
      <Button type="submit" variant="primary" size="lg" isBlock isPending={store.isBusy && !isChecking} isDisabled={isChecking}>
        {isChecking ? t('cashier:checking.button') : t('cashier:deposit.button')}
      </Button>
      <p className={styles['note']}>{t('cashier:deposit.note')}</p>
    </form>
  );
});
