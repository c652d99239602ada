import type { RouteModule } from '../../../kernel/pageModules.ts';
import { SecurityPage } from './SecurityPage.tsx';

const route: RouteModule = {
  Page: SecurityPage,
  head: ({ t }) => ({ title: t('security:title'), description: t('security:description') }),
};

export default route;
