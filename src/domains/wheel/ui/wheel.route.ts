import type { RouteModule } from '../../../kernel/pageModules.ts';
import { wheelPath } from '../paths.ts';
import { wheelsStore } from '../WheelsStore.ts';
import { WheelPage } from './WheelPage.tsx';

const route: RouteModule = {
  Page: WheelPage,
  head: ({ t }) => ({
    title: t('wheel:title'),
    description: t('wheel:description'),
    trail: [{ title: t('wheel:heading'), path: wheelPath }],
  }),
  async loadData(app) {
    await app.store(wheelsStore).load();
    return undefined;
  },
};

export default route;
