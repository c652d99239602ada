import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ClosedPage } from './ClosedPage.tsx';

const route: RouteModule = {
  Page: ClosedPage,
  head: ({ t }) => ({
    title: t('privacy:closed.title'),
    description: t('privacy:closed.text'),
    robots: 'noindex, follow',
  }),
};

export default route;
