import { percentText } from '../../../shared/text/percentText.ts';
import { imageUrl } from '../../../ui/tiles/imageUrl.ts';
import { preloadSources } from '../../../ui/tiles/pictureSources.ts';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { gameStore } from '../GameStore.ts';
import { knownGame } from '../knownGame.ts';
import { gameHallPath, gamePath } from '../paths.ts';
import { GamePage } from './GamePage.tsx';
import { posterWidth } from './posterWidth.ts';

/** Width of the picture in a link preview, in CSS pixels. */
const previewWidth = 600;

const route: RouteModule = {
  Page: GamePage,
  head(app, match) {
    const game = knownGame(app, match.params['sysname'] ?? '');
    if (!game)
      return {
        title: app.t('games:game.title', { title: app.t('games:game.unknown') }),
        description: app.t('games:hall.description'),
      };
    const { title, provider, rtp, image, sysname, hasDemo } = game;
    return {
      title: app.t('games:game.title', { title }),
      description: app.t('games:game.description', {
        title,
        provider: provider.name,
        rtp: percentText(rtp, app.locale.percent),
      }),
      image: imageUrl(image, { width: previewWidth }),
      leadPicture: preloadSources({ src: image, width: posterWidth, quality: app.content.config.imageQuality.tile }),
      trail: [
        { title: app.t('games:hall.heading'), path: gameHallPath },
        { title, path: gamePath(sysname) },
      ],
      product: { name: title, brand: provider.name, isFree: hasDemo },
    };
  },
  async loadData(app, match) {
    const store = app.store(gameStore);
    await store.load(match.params['sysname'] ?? '');
    return store.status === 'missing' ? { status: 404 } : undefined;
  },
};

export default route;
