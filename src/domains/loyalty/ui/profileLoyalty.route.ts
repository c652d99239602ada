import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ProfileLoyaltyPage } from './ProfileLoyaltyPage.tsx';

const route: RouteModule = {
  Page: ProfileLoyaltyPage,
  head: ({ t }) => ({ title: t('loyalty:profile.title'), description: t('loyalty:profile.description') }),
};

export default route;
