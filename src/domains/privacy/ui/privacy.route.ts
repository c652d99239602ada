import type { RouteModule } from '../../../kernel/pageModules.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

const route: RouteModule = {
  Page: PrivacyPage,
  head: ({ t }) => ({ title: t('privacy:title'), description: t('privacy:description') }),
};

export default route;
