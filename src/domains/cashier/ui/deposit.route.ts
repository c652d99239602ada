import type { RouteModule } from '../../../kernel/pageModules.ts';
import { DepositPage } from '../deposit/ui/DepositPage.tsx';

const route: RouteModule = {
  Page: DepositPage,
  head: ({ t }) => ({ title: t('cashier:deposit.title'), description: t('cashier:deposit.description') }),
};

export default route;
