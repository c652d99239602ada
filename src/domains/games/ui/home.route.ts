import type { RouteModule } from '../../../kernel/deps.ts';
import { homeStore } from '../HomeStore.ts';
import { HomePage } from './HomePage.tsx';

const route: RouteModule = {
  Page: HomePage,
  head: ({ t }) => ({ title: t('games:home.title'), description: t('games:home.description') }),
  async load(app) {
    await app.store(homeStore).load();
    return undefined;
  },
};

export default route;
