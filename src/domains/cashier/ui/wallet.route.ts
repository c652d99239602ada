import type { RouteModule } from '../../../kernel/pageModules.ts';
import { WalletPage } from './WalletPage.tsx';

const route: RouteModule = {
  Page: WalletPage,
  head: ({ t }) => ({ title: t('cashier:wallet.title'), description: t('cashier:wallet.description') }),
};

export default route;
