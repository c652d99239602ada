import type { RouteModule } from '../../../kernel/pageModules.ts';
import { bettingPath } from '../paths.ts';
import { sportsbookStore } from '../SportsbookStore.ts';
import { BettingPage } from './BettingPage.tsx';

const route: RouteModule = {
  Page: BettingPage,
  head: ({ t }) => ({
    title: t('betting:title'),
    description: t('betting:description'),
    trail: [{ title: t('betting:heading'), path: bettingPath() }],
  }),
  // 7-66: a house without a sportsbook has no such page.
  async loadData(app) {
    const sportsbook = app.store(sportsbookStore);
    await sportsbook.load();
    return sportsbook.isThere ? undefined : { status: 404 };
  },
};

export default route;
