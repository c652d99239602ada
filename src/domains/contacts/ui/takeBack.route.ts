import type { RouteModule } from '../../../kernel/pageModules.ts';
import { TakeBackPage } from './TakeBackPage.tsx';

const route: RouteModule = {
  Page: TakeBackPage,
  head: ({ t }) => ({
    title: t('contacts:back.heading'),
    description: t('contacts:page.description'),
    robots: 'noindex, follow',
  }),
};

export default route;
