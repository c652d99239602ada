import type { RouteModule } from '../../../kernel/pageModules.ts';
import { VerificationPage } from './VerificationPage.tsx';

const route: RouteModule = {
  Page: VerificationPage,
  head: ({ t }) => ({ title: t('verification:title'), description: t('verification:description') }),
  // 3-30
  loadData: ({ content }) => (content.config.features.isVerificationEnabled ? undefined : { status: 404 }),
};

export default route;
