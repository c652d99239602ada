import type { RouteModule } from '../../../kernel/deps.ts';
import { bannerStore } from '../BannerStore.ts';
import { offersStore } from '../offers/OffersStore.ts';
import { offersPath } from '../paths.ts';
import { OffersPage } from './offers/OffersPage.tsx';

const route: RouteModule = {
  Page: OffersPage,
  head: ({ t }) => ({
    title: t('offers:list.title'),
    description: t('offers:list.description'),
    trail: [{ title: t('offers:list.heading'), path: offersPath }],
  }),
  async loadData(app) {
    await Promise.all([app.store(offersStore).load(app.session.uid), app.store(bannerStore).load()]);
    return undefined;
  },
};

export default route;
