import type { RouteModule } from '../../../kernel/pageModules.ts';
import { readPeriod } from '../api.ts';
import { winnersPath } from '../paths.ts';
import { winnersStore } from '../WinnersStore.ts';
import { WinnersPage } from './WinnersPage.tsx';

const route: RouteModule = {
  Page: WinnersPage,
  head: ({ t }) => ({
    title: t('winners:title'),
    description: t('winners:description'),
    trail: [{ title: t('winners:heading'), path: winnersPath() }],
  }),
  async loadData(app, match) {
    await app.store(winnersStore).show(readPeriod(match.search.get('period')));
    return undefined;
  },
};

export default route;
