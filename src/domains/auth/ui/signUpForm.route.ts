import { createElement } from 'react';
import type { RouteModule } from '../../../kernel/deps.ts';
import { AuthFormPage } from './AuthFormPage.tsx';

const route: RouteModule = {
  Page: () => createElement(AuthFormPage, { first: 'registration' }),
  head: ({ t }) => ({
    title: t('auth:popup.signUpPage', { brand: t('core:brand') }),
    description: t('auth:popup.signUpAbout', { brand: t('core:brand') }),
    robots: 'noindex',
  }),
};

export default route;
