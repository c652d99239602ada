import type { RouteModule } from '../../../kernel/pageModules.ts';
import { CashbackPage } from './CashbackPage.tsx';

const route: RouteModule = {
  Page: CashbackPage,
  head: ({ t }) => ({ title: t('cashback:title'), description: t('cashback:description') }),
};

export default route;
