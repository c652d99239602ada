import { observer } from 'mobx-react-lite';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { PlaceBanner } from '../../banners/face/PlaceBanner.tsx';
import { CalendarSection } from './calendar/CalendarSection.tsx';
import { OfferGrid } from './OfferGrid.tsx';
import styles from './OffersPage.module.css';
import { PromoCodePanel } from './PromoCodePanel.tsx';

/** 2.2-3: the offers that are open to the visitor; each has a page of its own. */
export const OffersPage: RouteModule['Page'] = observer(function OffersPage() {
  const { t } = useApp();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('offerPages:list.heading')}</h1>
        <p className={styles['lead']}>{t('offerPages:list.lead')}</p>
      </header>
      <CalendarSection />
      <div className={styles['columns']}>
        <div className={styles['list']}>
          <OfferGrid />
          <PromoCodePanel />
        </div>
        <PlaceBanner place="offers" />
      </div>
    </div>
  );
});
