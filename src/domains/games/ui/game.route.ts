import { percentText } from '../../../shared/text/percentText.ts';
import type { RouteModule } from '../../kernel/deps.ts';
import { gameStore } from '../GameStore.ts';
import { GamePage } from './GamePage.tsx';

const route: RouteModule = {
  Page: GamePage,
  head(app) {
    const { game } = app.store(gameStore);
    const title = game?.title ?? app.t('games:game.unknown');
    return {
      title: app.t('games:game.title', { title }),
      description: game ? app.t('games:game.description', { title, provider: game.provider.name, rtp: percentText(game.rtp, app.locale.code) }) : app.t('games:home.description'),
    };
  },
  async load(app, match) {
    const store = app.store(gameStore);
    await store.load(match.params['sysname'] ?? '');
    return store.status === 'missing' ? { status: 404 } : undefined;
  },
};

export default route;
