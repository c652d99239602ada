import { createElement } from 'react';
import type { RouteModule } from '../../domains/kernel/deps.ts';
import { SystemPage } from './SystemPage.tsx';

const route: RouteModule = {
  Page: () => createElement(SystemPage, { name: 'userBlock', target: '/' }),
  head: ({ t }) => ({ title: t('system:userBlock.title'), description: t('system:userBlock.text'), robots: 'noindex, follow' }),
};

export default route;
