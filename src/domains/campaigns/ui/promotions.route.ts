import type { RouteModule } from '../../../kernel/deps.ts';
import { bannerStore } from '../BannerStore.ts';
import { offersStore } from '../offers/OffersStore.ts';
import { promotionsPath } from '../paths.ts';
import { PromotionsPage } from './offers/PromotionsPage.tsx';

const route: RouteModule = {
  Page: PromotionsPage,
  head: ({ t }) => ({
    title: t('offers:promotions.title'),
    description: t('offers:promotions.description'),
    trail: [{ title: t('offers:promotions.heading'), path: promotionsPath }],
  }),
  async loadData(app) {
    await Promise.all([app.store(offersStore).load(app.session.uid), app.store(bannerStore).load()]);
    return undefined;
  },
};

export default route;
