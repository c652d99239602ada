import type { RouteModule } from '../../../kernel/pageModules.ts';
import { charactersStore } from '../face/characters/CharactersStore.ts';
import { loyaltyPath } from '../paths.ts';
import { programsStore } from '../ProgramsStore.ts';
import { LoyaltyPage } from './LoyaltyPage.tsx';

const route: RouteModule = {
  Page: LoyaltyPage,
  head: ({ t }) => ({
    title: t('loyalty:title'),
    description: t('loyalty:description'),
    trail: [{ title: t('loyalty:heading'), path: loyaltyPath }],
  }),
  async loadData(app) {
    await Promise.all([app.store(programsStore).load(app.session.uid), app.store(charactersStore).load()]);
    return undefined;
  },
};

export default route;
