import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ReceiptPage } from '../result/ui/ReceiptPage.tsx';

const route: RouteModule = {
  Page: ReceiptPage,
  head: ({ t }) => ({ title: t('deposit:receipt.title'), description: t('deposit:receipt.description') }),
};

export default route;
