import { observer } from 'mobx-react-lite';
import { bellIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { KindSwitches } from '../account/KindSwitches.tsx';
import styles from '../ui/SubscriptionPages.module.css';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { pushStore } from './PushStore.ts';

/**
 * Notifications by the browser. `isReachable`: on this or another device. Nothing is shown where this device has none
 * and no other one gets any.
 */
export const PushNotices = observer(function PushNotices({ isReachable }: { readonly isReachable: boolean }) {
  const { t } = useApp();
  const { isSupported, needsInstalling, state } = useStore(pushStore);
  if (!isSupported && !needsInstalling && !isReachable) return null;
  const isLocked = !isReachable;
  const canBegin = isSupported && state !== 'denied';
  return (
    <IconCard icon={bellIcon} title={t('notifications:push.title')} lead={t('notifications:push.lead')}>
      <DeviceSwitch />
      {isReachable && (state === 'off' || state === 'denied' || !isSupported) && (
        <p className={styles['text']}>{t('notifications:push.elsewhere')}</p>
      )}
      {isLocked && canBegin && <p className={styles['text']}>{t('notifications:push.first')}</p>}
      {(isReachable || canBegin) && <KindSwitches channel="push" isLocked={isLocked} />}
    </IconCard>
  );
});
