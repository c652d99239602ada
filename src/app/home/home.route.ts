import type { RouteModule } from '../../kernel/pageModules.ts';
import { HomePage } from './HomePage.tsx';
import { blockFile } from './homeBlocks.ts';
import type { HomeBlock } from './homeBlocks.ts';
import { homeStore } from './HomeStore.ts';

const filesOf = (blocks: readonly HomeBlock[]) => blocks.map(({ id }) => blockFile(id));

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
  partFiles: (app) => filesOf(app.store(homeStore).blocks),
  lateFiles: (app) => filesOf(app.store(homeStore).blocks.filter(({ isLead }) => !isLead)),
};

export default route;
