import { observer } from 'mobx-react-lite';
import { cardIcon } from '../../../ui/basics/icons.ts';
import { isOpenForNew } from '../../../shared/site/siteInfo.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { amountText } from '../depositRules.ts';
import { depositStore } from '../DepositStore.ts';
import type { DepositSettings } from '../parseCashier.ts';
import { NoForm } from './NoForm.tsx';
import { SpendingFields } from './SpendingFields.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { periodKeys } from './words.ts';

/** The form once its methods have loaded. */
export const DepositForm = observer(function DepositForm({ settings }: { readonly settings: DepositSettings }) {
  const { t, content } = useApp();
  const store = useStore(depositStore);
  const format = useCashierFormat();
  const { limit } = settings;
  if (!isOpenForNew(content.site))
    return <NoForm icon={cardIcon} title={t('cashier:deposit.closedTitle')} text={t('cashier:deposit.closedText')} />;
  if (settings.methods.length === 0)
    return <NoForm icon={cardIcon} title={t('cashier:deposit.emptyTitle')} text={t('cashier:deposit.emptyText')} />;
  return (
    <SpendingFields
      spending={store.spending}
      settings={settings}
      labels={{ pay: t('cashier:deposit.pay'), get: t('cashier:deposit.get'), submit: t('cashier:deposit.button') }}
      presets={() => store.presets.map((preset) => ({ value: amountText(preset), label: format.brief(preset) }))}
      hint={
        limit
          ? t('cashier:limit.left', {
              left: format.inText(format.brief(limit.available)),
              limit: format.inText(format.brief(limit.limit)),
              period: t(periodKeys[limit.period]),
            })
          : undefined
      }
      isBusy={store.isBusy}
      onSubmit={() => store.submit()}
      note={t('cashier:deposit.note')}
    />
  );
});
