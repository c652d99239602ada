import type { RouteModule } from '../../../kernel/pageModules.ts';
import { faqStore } from '../FaqStore.ts';
import { supportPath } from '../paths.ts';
import { SupportPage } from './SupportPage.tsx';

const route: RouteModule = {
  Page: SupportPage,
  head: ({ t }) => ({
    title: t('support:title'),
    description: t('support:description'),
    trail: [{ title: t('menu:support.support'), path: supportPath }],
  }),
  async loadData(app) {
    await app.store(faqStore).load();
    return undefined;
  },
};

export default route;
