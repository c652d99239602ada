import type { RouteModule } from '../../../kernel/pageModules.ts';
import { HistoryPage } from './HistoryPage.tsx';

const route: RouteModule = {
  Page: HistoryPage,
  head: ({ t }) => ({ title: t('cashier:history.title'), description: t('cashier:history.description') }),
};

export default route;
