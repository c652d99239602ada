import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { cashbackStore } from '../CashbackStore.ts';

/** What has come of paying out: paid, refused and why, failed, or not known yet. */
export const PayoutNews = observer(function PayoutNews() {
  const { t } = useApp();
  const figures = useFigures();
  const { paid, fault, payment } = useStore(cashbackStore);
  return (
    <>
      {paid !== null && (
        <Notice tone="success" role="status">
          {t('cashback:paid', { amount: figures.inText(paid.amount) })}
        </Notice>
      )}
      {payment.phase === 'checking' && <Notice role="status">{t('cashback:checking')}</Notice>}
      {fault?.refusal && <Refusal />}
      <ProblemNotice problem={fault?.problem ?? null} />
    </>
  );
});

/** Claimed twice, or too late: what has become of the cashback, where that is known. */
const Refusal = observer(function Refusal() {
  const { t } = useApp();
  const figures = useFigures();
  const { fault, refused } = useStore(cashbackStore);
  const amount = refused === null ? '' : figures.inText(refused.amount);
  return (
    <Notice tone="error" role="alert">
      {refused === null || refused.status === 'active'
        ? t(`cashback:refusal.${fault?.refusal}`)
        : t(`cashback:became.${refused.status}`, { amount, time: timeOf(refused.paidAt ?? refused.receivableUntil) })}
    </Notice>
  );

  function timeOf(at: number | null): string {
    return at === null ? '' : figures.time(at);
  }
});
