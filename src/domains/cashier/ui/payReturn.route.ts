import type { RouteModule } from '../../../kernel/pageModules.ts';
import { PayReturnPage } from '../result/ui/PayReturnPage.tsx';

const route: RouteModule = {
  Page: PayReturnPage,
  head: ({ t }) => ({ title: t('cashier:result.title'), description: t('cashier:result.description') }),
};

export default route;
