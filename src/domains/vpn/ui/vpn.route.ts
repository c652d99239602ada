import type { RouteModule } from '../../../kernel/pageModules.ts';
import { vpnPath } from '../paths.ts';
import { shopStore } from '../ShopStore.ts';
import { VpnPage } from './VpnPage.tsx';

const route: RouteModule = {
  Page: VpnPage,
  head: ({ t }) => ({
    title: t('vpn:title'),
    description: t('vpn:description'),
    trail: [{ title: t('vpn:heading'), path: vpnPath }],
  }),
  async loadData(app) {
    // 3-30
    if (!app.content.config.features.isVpnPageEnabled) return { status: 404 };
    await app.store(shopStore).load(app.session.uid);
    return undefined;
  },
};

export default route;
