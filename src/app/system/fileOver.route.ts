import type { RouteModule } from '../../kernel/pageModules.ts';
import { FileOverPage } from './FileOverPage.tsx';

const route: RouteModule = {
  Page: FileOverPage,
  head: ({ t }) => ({
    title: t('system:fileOver.title'),
    description: t('system:fileOver.text'),
    robots: 'noindex, follow',
  }),
};

export default route;
