import type { RouteModule } from '../../../kernel/deps.ts';
import { NotificationPage } from './NotificationPage.tsx';

const route: RouteModule = {
  Page: NotificationPage,
  head: ({ t }) => ({ title: t('subscriptions:title'), description: t('subscriptions:description') }),
};

export default route;
