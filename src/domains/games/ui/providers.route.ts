import type { RouteModule } from '../../../kernel/pageModules.ts';
import { gameHallPath, providersPath } from '../paths.ts';
import { providersStore } from '../providers/ProvidersStore.ts';
import { ProvidersPage } from './providers/ProvidersPage.tsx';

/** 2.2-10 */
const route: RouteModule = {
  Page: ProvidersPage,
  head: ({ t }) => ({
    title: t('games:providers.title'),
    description: t('games:providers.description'),
    trail: [
      { title: t('games:hall.heading'), path: gameHallPath },
      { title: t('games:facets.providers'), path: providersPath },
    ],
  }),
  async loadData(app) {
    await app.store(providersStore).load();
    return undefined;
  },
};

export default route;
