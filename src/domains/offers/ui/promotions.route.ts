import type { RouteModule } from '../../../kernel/pageModules.ts';
import { loadBanners } from '../../banners/face/loadBanners.ts';
import { offersStore } from '../OffersStore.ts';
import { promotionsPath } from '../paths.ts';
import { PromotionsPage } from './PromotionsPage.tsx';

const route: RouteModule = {
  Page: PromotionsPage,
  head: ({ t }) => ({
    title: t('offerPages:promotions.title'),
    description: t('offerPages:promotions.description'),
    trail: [{ title: t('offerPages:promotions.heading'), path: promotionsPath }],
  }),
  async loadData(app) {
    await Promise.all([app.store(offersStore).load(app.session.uid), loadBanners(app)]);
    return undefined;
  },
};

export default route;
