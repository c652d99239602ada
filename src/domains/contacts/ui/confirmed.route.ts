import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ConfirmedPage } from './ConfirmedPage.tsx';

const route: RouteModule = {
  Page: ConfirmedPage,
  head: ({ t }) => ({
    title: t('contacts:success.title'),
    description: t('contacts:page.description'),
    robots: 'noindex, follow',
  }),
};

export default route;
