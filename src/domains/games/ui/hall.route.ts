import { preloadSources } from '../../../ui/tiles/pictureSources.ts';
import { horizontalWidths, tileWidths } from '../../../ui/tiles/tileWidths.ts';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { hallPath, readFilter } from '../face/hallFilter.ts';
import { hallStore } from '../HallStore.ts';
import { HallPage } from './hall/HallPage.tsx';

const route: RouteModule = {
  Page: HallPage,
  head(app) {
    const { t } = app;
    const [first] = app.store(hallStore).games;
    const { type, contentViewType } = app.content.config.games.gamesItem;
    const widths = type === 'horizontal' ? horizontalWidths : tileWidths;
    // The small pictures of a list are no page's largest paint.
    const leadPicture =
      first &&
      contentViewType !== 'list' &&
      preloadSources({
        src: first.image,
        width: widths.wide,
        quality: app.content.config.imageQuality.tile,
        phone: { width: widths.phone },
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
