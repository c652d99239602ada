import type { RouteModule } from '../../../kernel/pageModules.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

const route: RouteModule = {
  Page: WithdrawPage,
  head: ({ t }) => ({ title: t('cashier:withdraw.title'), description: t('cashier:withdraw.description') }),
};

export default route;
