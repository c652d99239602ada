import { observer } from 'mobx-react-lite';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { walletIcon } from '../../../ui/icons.ts';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import type { WithdrawSettings } from '../parseCashier.ts';
import { gameHallPath } from '../paths.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { AvailableMoney } from './AvailableMoney.tsx';
import styles from './CashierForm.module.css';
import { CheckingNotice } from './CheckingNotice.tsx';
import { MethodCards } from './MethodCards.tsx';
import { PaymentSummaryCard } from './PaymentSummaryCard.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { RequisitesField } from './RequisitesField.tsx';
import { useAmountError } from './useAmountError.ts';

/** The form once it is known what may leave and how. */
export const WithdrawForm = observer(function WithdrawForm({ settings }: { readonly settings: WithdrawSettings }) {
  const { t, href } = useApp();
  const hasNothing = settings.available.minor <= 0n || settings.methods.length === 0;
  return (
    <div className={styles['form']}>
      <AvailableMoney settings={settings} />
      {hasNothing ? (
        <EmptyState
          icon={walletIcon}
          title={t('cashier:withdraw.emptyTitle')}
          text={t('cashier:withdraw.emptyText')}
          action={<Button href={href(gameHallPath)}>{t('cashier:toGames')}</Button>}
        />
      ) : (
        <Fields settings={settings} />
      )}
    </div>
  );
});

const Fields = observer(function Fields({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const errorOf = useAmountError();
  const { amount } = store.form.fields;
  const isChecking = store.payment.phase === 'checking';
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
        presets={[{ value: store.everything, label: t('cashier:withdraw.all') }]}
        labelPresets={t('cashier:presets')}
        isRequired
        value={amount.value}
        error={errorOf(amount.error)}
        onChange={(text) => store.typeAmount(text)}
        onBlur={() => amount.leave()}
      />
      {store.method && <RequisitesField key={store.method.sysname} kind={store.method.requisites} />}
      <PaymentSummaryCard summary={store.summary} labels={{ pay: t('cashier:withdraw.leaves'), get: t('cashier:withdraw.arrives') }} />
      {isChecking && <CheckingNotice />}
      {store.problem && <ProblemNotice problem={store.problem} />}
      <Button type="submit" variant="primary" size="lg" isBlock isPending={store.payment.phase === 'sending'} isDisabled={isChecking}>
        {isChecking ? t('cashier:checking.button') : t('cashier:withdraw.button')}
      </Button>
    </form>
  );
});
