import type { RouteModule } from '../../../kernel/pageModules.ts';
import { loadBanners } from '../../banners/face/loadBanners.ts';
import { offersStore } from '../OffersStore.ts';
import { offersPath } from '../paths.ts';
import { OffersPage } from './OffersPage.tsx';

const route: RouteModule = {
  Page: OffersPage,
  head: ({ t }) => ({
    title: t('offerPages:list.title'),
    description: t('offerPages:list.description'),
    trail: [{ title: t('offerPages:list.heading'), path: offersPath }],
  }),
  async loadData(app) {
    await Promise.all([app.store(offersStore).load(app.session.uid), loadBanners(app)]);
    return undefined;
  },
};

export default route;
