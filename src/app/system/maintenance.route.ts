import { createElement } from 'react';
import type { RouteModule } from '../../kernel/pageModules.ts';
import { SystemPage } from './SystemPage.tsx';

const route: RouteModule = {
  Page: () => createElement(SystemPage, { name: 'maintenance', target: null }),
  head: ({ t }) => ({
    title: t('system:maintenance.title'),
    description: t('system:maintenance.text'),
    robots: 'noindex, follow',
  }),
};

export default route;
