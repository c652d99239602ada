import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { shopStore } from '../ShopStore.ts';
import { subscriptionStore } from '../SubscriptionStore.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { OwnSubscription } from './OwnSubscription.tsx';
import { Plans } from './Plans.tsx';
import { VpnNews } from './VpnNews.tsx';
import styles from './VpnPage.module.css';

/** 2.2-2, 1-17: the VPN shop: what runs now, the plans, and how it is installed. */
export const VpnPage = observer(function VpnPage() {
  const { t } = useApp();
  const shop = useStore(shopStore);
  const store = useStore(subscriptionStore);
  useVisitorKnown((uid) => void shop.load(uid));
  useForPlayer((uid) => store.start(uid));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('vpn:heading')}</h1>
        <p className={styles['lead']}>{t('vpn:lead')}</p>
      </header>
      <VpnNews />
      <OwnSubscription />
      <Plans />
      <InstallSteps />
      <p className={styles['note']}>{t('vpn:note')}</p>
    </div>
  );
});
