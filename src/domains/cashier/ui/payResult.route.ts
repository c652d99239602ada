import type { RouteModule } from '../../../kernel/pageModules.ts';
import { PayResultPage } from '../result/ui/PayResultPage.tsx';

const route: RouteModule = {
  Page: PayResultPage,
  head: ({ t }) => ({ title: t('cashier:result.title'), description: t('cashier:result.description') }),
};

export default route;
