import { createElement } from 'react';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { AuthFormPage } from './AuthFormPage.tsx';

const route: RouteModule = {
  Page: () => createElement(AuthFormPage, { first: 'authorization' }),
  head: ({ t }) => ({
    title: t('auth:popup.signInPage', { brand: t('core:brand') }),
    description: t('auth:popup.signInAbout', { brand: t('core:brand') }),
    robots: 'noindex',
  }),
};

export default route;
