import type { RouteModule } from '../../../kernel/pageModules.ts';
import { dropsStore } from '../DropsStore.ts';
import { jackpotsStore } from '../JackpotsStore.ts';
import { jackpotsPath } from '../paths.ts';
import { JackpotsPage } from './JackpotsPage.tsx';

const route: RouteModule = {
  Page: JackpotsPage,
  head: ({ t }) => ({
    title: t('jackpots:title'),
    description: t('jackpots:description'),
    trail: [{ title: t('jackpots:heading'), path: jackpotsPath }],
  }),
  async loadData(app) {
    await Promise.all([app.store(jackpotsStore).load(), app.store(dropsStore).load('', app.session.uid)]);
    return undefined;
  },
};

export default route;
