import type { RouteModule } from '../../../kernel/pageModules.ts';
import { HandPage } from './HandPage.tsx';

const route: RouteModule = {
  Page: HandPage,
  head: ({ t }) => ({
    title: t('handoff:target.title'),
    description: t('handoff:target.description'),
    robots: 'noindex, nofollow',
  }),
};

export default route;
