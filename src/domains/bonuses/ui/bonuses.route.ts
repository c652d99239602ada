import type { RouteModule } from '../../../kernel/pageModules.ts';
import { BonusesPage } from './BonusesPage.tsx';

const route: RouteModule = {
  Page: BonusesPage,
  head: ({ t }) => ({ title: t('bonuses:title'), description: t('bonuses:description') }),
};

export default route;
