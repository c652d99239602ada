import type { RouteModule } from '../../kernel/pageModules.ts';
import { UserBlockPage } from './UserBlockPage.tsx';

const route: RouteModule = {
  Page: UserBlockPage,
  head: ({ t }) => ({
    title: t('system:userBlock.title'),
    description: t('system:userBlock.text'),
    robots: 'noindex, follow',
  }),
};

export default route;
