import { createElement } from 'react';
import type { RouteModule } from '../../kernel/pageModules.ts';
import { SystemPage } from './SystemPage.tsx';

const route: RouteModule = {
  Page: () => createElement(SystemPage, { name: 'notFound', target: '/' }),
  head: ({ t }) => ({
    title: t('system:notFound.title'),
    description: t('system:notFound.text'),
    robots: 'noindex, follow',
  }),
};

export default route;
