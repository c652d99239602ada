import { observer } from 'mobx-react-lite';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { promotionDialog } from '../dialogs.ts';
import { PlaceBanner } from '../../banners/face/PlaceBanner.tsx';
import { CalendarSection } from './calendar/CalendarSection.tsx';
import { OfferGrid } from './OfferGrid.tsx';
import styles from './OffersPage.module.css';
import { PromoCodePanel } from './PromoCodePanel.tsx';

/** The promotions; the detail of each opens over the page (2.10-13). */
export const PromotionsPage: RouteModule['Page'] = observer(function PromotionsPage() {
  const { t, dialogs } = useApp();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('offerPages:promotions.heading')}</h1>
        <p className={styles['lead']}>{t('offerPages:promotions.lead')}</p>
      </header>
      <CalendarSection />
      <div className={styles['columns']}>
        <div className={styles['list']}>
          <OfferGrid onOpen={({ id, title }) => void dialogs.open(promotionDialog, { id, title })} />
          <PromoCodePanel />
        </div>
        <PlaceBanner place="promotions" />
      </div>
    </div>
  );
});
