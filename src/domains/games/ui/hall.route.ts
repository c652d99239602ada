import { preloadSources } from '../../../ui/tiles/pictureSources.ts';
import { tileWidths } from '../../../ui/tiles/tileWidths.ts';
import type { RouteModule } from '../../../kernel/deps.ts';
import { hallPath, readFilter } from '../hallFilter.ts';
import { hallStore } from '../HallStore.ts';
import { HallPage } from './HallPage.tsx';

const route: RouteModule = {
  Page: HallPage,
  head(app) {
    const { t } = app;
    const [first] = app.store(hallStore).games;
    const leadPicture =
      first &&
      preloadSources({
        src: first.image,
        width: tileWidths.wide,
        quality: app.content.config.imageQuality.tile,
        phone: { width: tileWidths.phone },
      });
    return {
      title: t('games:hall.title'),
      description: t('games:hall.description'),
      trail: [{ title: t('games:hall.heading'), path: hallPath() }],
      ...(leadPicture ? { leadPicture } : {}),
    };
  },
  async loadData(app, match) {
    await app.store(hallStore).show(readFilter(match.search));
    return undefined;
  },
};

export default route;
