import type { RouteModule } from '../../../kernel/pageModules.ts';
import { BetsPage } from './BetsPage.tsx';

const route: RouteModule = {
  Page: BetsPage,
  head: ({ t }) => ({ title: t('betting:bets.title'), description: t('betting:bets.description') }),
  // 3-30
  loadData: ({ content }) => (content.config.features.isBetHistoryEnabled ? undefined : { status: 404 }),
};

export default route;
