import type { RouteModule } from '../../../kernel/pageModules.ts';
import { SettingsPage } from './SettingsPage.tsx';

const route: RouteModule = {
  Page: SettingsPage,
  head: ({ t }) => ({ title: t('profile:title'), description: t('profile:description') }),
};

export default route;
