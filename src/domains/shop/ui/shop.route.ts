import type { RouteModule } from '../../../kernel/pageModules.ts';
import { shopPath } from '../paths.ts';
import { shopStore } from '../ShopStore.ts';
import { ShopPage } from './ShopPage.tsx';

const route: RouteModule = {
  Page: ShopPage,
  head: ({ t }) => ({
    title: t('shop:title'),
    description: t('shop:description'),
    trail: [{ title: t('shop:heading'), path: shopPath }],
  }),
  async loadData(app) {
    await app.store(shopStore).load(app.session.uid);
    return undefined;
  },
};

export default route;
