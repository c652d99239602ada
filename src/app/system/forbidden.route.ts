import { createElement } from 'react';
import type { RouteModule } from '../../kernel/pageModules.ts';
import { SystemPage } from './SystemPage.tsx';

const route: RouteModule = {
  Page: () => createElement(SystemPage, { name: 'forbidden', target: '/' }),
  head: ({ t }) => ({
    title: t('system:forbidden.title'),
    description: t('system:forbidden.text'),
    robots: 'noindex, follow',
  }),
};

export default route;
