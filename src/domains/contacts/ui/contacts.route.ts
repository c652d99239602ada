import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ContactsPage } from './ContactsPage.tsx';

const route: RouteModule = {
  Page: ContactsPage,
  head: ({ t }) => ({ title: t('contacts:tab.title'), description: t('contacts:tab.description') }),
};

export default route;
