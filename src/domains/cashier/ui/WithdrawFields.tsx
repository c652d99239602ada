import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { compareMoney } from '../../../shared/money/money.ts';
import { Form } from '../../../ui/form/Form.tsx';
import type { WithdrawMethod, WithdrawSettings } from '../withdraw/parseWithdraw.ts';
import { DestinationField } from '../withdraw/ui/DestinationField.tsx';
import { withdrawStore } from '../WithdrawStore.ts';
import { AmountField } from './AmountField.tsx';
import styles from './frame/CashierForm.module.css';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { MethodCards } from './MethodCards.tsx';
import { PaymentEnd } from './PaymentEnd.tsx';
import { PaymentSummaryCard } from './PaymentSummaryCard.tsx';

interface Props {
  readonly settings: WithdrawSettings;
}

/** Method, amount, destination, price and the button. Its parts observe the store separately. */
export const WithdrawFields = observer(function WithdrawFields({ settings }: Props) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const { spending } = store;
  useDraft(spending.name, {
    read: () => ({ ...spending.carried() }),
    restore: (texts) => spending.carryOn(texts),
    forget: () => spending.forgetTyped(),
    isTyped: () => spending.form.fields.amount.value !== '',
    keepsItself: true,
  });
  return (
    <Form className={styles['form']} onSubmit={() => store.submit()} tellsSlowness>
      <Method settings={settings} />
      <Amount settings={settings} />
      <DestinationField />
      <Price />
      <PaymentEnd spending={spending} label={t('cashier:withdraw.button')} isBusy={store.isBusy} />
    </Form>
  );
});

const Method = observer(function Method({ settings }: Props) {
  const { t } = useApp();
  const { spending } = useStore(withdrawStore);
  return (
    <MethodCards
      legend={t('cashier:method')}
      methods={settings.methods}
      value={spending.methodName}
      onChange={(sysname) => spending.choose(sysname)}
    />
  );
});

const Amount = observer(function Amount({ settings }: Props) {
  const { t } = useApp();
  const { spending, everything } = useStore(withdrawStore);
  const format = useCashierFormat();
  const { method } = spending;
  return (
    <AmountField
      spending={spending}
      currency={settings.currency}
      presets={[{ value: everything, label: t('cashier:withdraw.all') }]}
      hint={
        method === null
          ? undefined
          : t('cashier:withdraw.between', {
              min: format.inText(format.brief(method.min)),
              max: format.inText(format.brief(mostOf(settings, method))),
            })
      }
    />
  );
});

const Price = observer(function Price() {
  const { t } = useApp();
  const { spending } = useStore(withdrawStore);
  return (
    <PaymentSummaryCard
      summary={spending.shownSummary}
      labels={{ pay: t('cashier:withdraw.leaves'), get: t('cashier:withdraw.arrives') }}
    />
  );
});

const mostOf = ({ available }: WithdrawSettings, { max }: WithdrawMethod) =>
  available.minor > 0n && compareMoney(available, max) < 0 ? available : max;
