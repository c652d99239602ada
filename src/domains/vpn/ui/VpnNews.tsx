import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { depositFrom } from '../../cashier/paths.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { subscriptionStore } from '../SubscriptionStore.ts';

/** What has come of an order: bought, paid and not delivered yet, refused and why, or not known yet. */
export const VpnNews = observer(function VpnNews() {
  const { t, href, place } = useApp();
  const { current, fault, hasBought, payment } = useStore(subscriptionStore);
  const isWaiting = current !== null && (current.status === 'waiting' || current.waitingDays > 0);
  return (
    <>
      {payment.phase === 'checking' && <Notice role="status">{t('vpn:checking')}</Notice>}
      {isWaiting && (
        <Notice role="status" title={t('vpn:waiting.title')}>
          {t('vpn:waiting.text', { count: current.waitingDays })}
        </Notice>
      )}
      {hasBought && !isWaiting && (
        <Notice tone="success" role="status">
          {t('vpn:bought')}
        </Notice>
      )}
      {fault?.refusal && (
        <Notice
          tone="error"
          role="alert"
          action={
            fault.refusal === 'insufficientFunds' ? (
              <Button size="sm" href={href(depositFrom(place))}>
                {t('core:deposit')}
              </Button>
            ) : undefined
          }
        >
          {t(`vpn:refusal.${fault.refusal}`)}
        </Notice>
      )}
      <ProblemNotice problem={fault?.problem ?? null} />
    </>
  );
});
