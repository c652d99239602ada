import type { RouteModule } from '../../../kernel/pageModules.ts';
import { proofPath, winnersPath } from '../paths.ts';
import { ProofPage } from '../proof/ui/ProofPage.tsx';

const route: RouteModule = {
  Page: ProofPage,
  head: ({ t }) => ({
    title: t('proof:title'),
    description: t('proof:description'),
    trail: [
      { title: t('winners:heading'), path: winnersPath() },
      { title: t('proof:heading'), path: proofPath },
    ],
  }),
};

export default route;
