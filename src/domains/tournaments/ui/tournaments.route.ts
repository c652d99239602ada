import type { RouteModule } from '../../../kernel/pageModules.ts';
import { tournamentsPath } from '../paths.ts';
import { tabOf } from '../tab.ts';
import { tournamentsStore } from '../TournamentsStore.ts';
import { TournamentsPage } from './TournamentsPage.tsx';

const route: RouteModule = {
  Page: TournamentsPage,
  head: ({ t }) => ({
    title: t('tournaments:list.title'),
    description: t('tournaments:list.description'),
    trail: [{ title: t('tournaments:list.heading'), path: tournamentsPath }],
  }),
  async loadData(app, match) {
    await app.store(tournamentsStore).load(tabOf(match.search), app.session.uid);
    return undefined;
  },
};

export default route;
