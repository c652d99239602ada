import type { RouteModule } from '../../../kernel/pageModules.ts';
import { NotificationPage } from './NotificationPage.tsx';

const route: RouteModule = {
  Page: NotificationPage,
  head: ({ t }) => ({ title: t('notifications:title'), description: t('notifications:description') }),
};

export default route;
