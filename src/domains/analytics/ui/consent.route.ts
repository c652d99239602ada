import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ConsentPage } from './ConsentPage.tsx';

const route: RouteModule = {
  Page: ConsentPage,
  head: ({ t }) => ({ title: t('analytics:page.title'), description: t('analytics:page.description') }),
  loadData: ({ content }) => (content.site.hasAnalytics ? undefined : { status: 404 }),
};

export default route;
