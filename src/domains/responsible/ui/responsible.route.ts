import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ResponsiblePage } from './ResponsiblePage.tsx';

const route: RouteModule = {
  Page: ResponsiblePage,
  head: ({ t }) => ({ title: t('responsible:title'), description: t('responsible:description') }),
  // 3-30
  loadData: ({ content }) => (content.config.features.isResponsibleGamingEnabled ? undefined : { status: 404 }),
};

export default route;
