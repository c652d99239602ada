import type { RouteModule } from '../../../kernel/deps.ts';
import { hallPath, readFilter } from '../hallFilter.ts';
import { hallStore } from '../HallStore.ts';
import { HallPage } from './HallPage.tsx';

const route: RouteModule = {
  Page: HallPage,
  head: ({ t }) => ({ title: t('games:hall.title'), description: t('games:hall.description'), trail: [{ title: t('games:hall.heading'), path: hallPath() }] }),
  async loadData(app, match) {
    await app.store(hallStore).show(readFilter(match.search));
    return undefined;
  },
};

export default route;
