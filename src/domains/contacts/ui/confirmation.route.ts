import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';

const route: RouteModule = {
  Page: ConfirmationPage,
  head: ({ t }) => ({
    title: t('contacts:page.title'),
    description: t('contacts:page.description'),
    robots: 'noindex, follow',
  }),
};

export default route;
