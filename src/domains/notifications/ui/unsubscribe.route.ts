import type { RouteModule } from '../../../kernel/pageModules.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const route: RouteModule = {
  Page: UnsubscribePage,
  head: ({ t }) => ({
    title: t('notifications:unsubscribe.title'),
    description: t('notifications:unsubscribe.description'),
    robots: 'noindex, follow',
  }),
};

export default route;
