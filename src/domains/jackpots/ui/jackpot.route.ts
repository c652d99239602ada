import type { RouteMatch, RouteModule } from '../../../kernel/pageModules.ts';
import { dropsStore } from '../DropsStore.ts';
import { fedGamesStore } from '../FedGamesStore.ts';
import { jackpotsStore } from '../JackpotsStore.ts';
import { jackpotPath, jackpotsPath } from '../paths.ts';
import { JackpotPage } from './JackpotPage.tsx';

const idOf = ({ params }: RouteMatch): string => params['id'] ?? '';

const route: RouteModule = {
  Page: JackpotPage,
  head(app, match) {
    const { t } = app;
    const id = idOf(match);
    const jackpot = app.store(jackpotsStore).jackpot(id);
    const list = { title: t('jackpots:heading'), path: jackpotsPath };
    if (!jackpot) return { title: t('jackpots:title'), description: t('jackpots:description'), trail: [list] };
    const { title, text } = jackpot;
    return {
      title: t('jackpots:page.title', { title }),
      description: t(`jackpots:page.description.${jackpot.kind}`, { title, text }),
      trail: [list, { title, path: jackpotPath(id) }],
    };
  },
  async loadData(app, match) {
    const store = app.store(jackpotsStore);
    await store.load();
    const jackpot = store.jackpot(idOf(match));
    if (jackpot === undefined) return store.status === 'ready' ? { status: 404 } : undefined;
    await Promise.all([
      app.store(dropsStore).load(jackpot.id, app.session.uid),
      app.store(fedGamesStore).load(jackpot.gameTypes),
    ]);
    return undefined;
  },
};

export default route;
