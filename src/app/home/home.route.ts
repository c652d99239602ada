import type { RouteModule } from '../../kernel/deps.ts';
import { HomePage } from './HomePage.tsx';
import { blockFile } from './homeBlocks.ts';
import { homeStore } from './HomeStore.ts';

const route: RouteModule = {
  Page: HomePage,
  head(app) {
    const leadPicture = app.store(homeStore).leadPicture(app);
    return {
      title: app.t('home:title'),
      description: app.t('home:description'),
      ...(leadPicture ? { leadPicture } : {}),
    };
  },
  async loadData(app) {
    await app.store(homeStore).load(app);
    return undefined;
  },
  partFiles: (app) => app.store(homeStore).blocks.map(({ id }) => blockFile(id)),
};

export default route;
