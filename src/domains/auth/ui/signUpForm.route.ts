import { createElement } from 'react';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { signUpStore } from '../SignUpStore.ts';
import { AuthFormPage } from './AuthFormPage.tsx';

const route: RouteModule = {
  Page: () => createElement(AuthFormPage, { first: 'registration' }),
  head: ({ t }) => ({
    title: t('auth:popup.signUpPage', { brand: t('core:brand') }),
    description: t('auth:popup.signUpAbout', { brand: t('core:brand') }),
    robots: 'noindex',
  }),
  // The form's fields are part of the page; where they fail to load, the form says so.
  loadData: async (app) => {
    await app.store(signUpStore).load();
    return undefined;
  },
};

export default route;
