import type { AppServices } from '../../kernel/AppServices.ts';
import type { RouteModule } from '../../kernel/pageModules.ts';
import { HomePage } from './HomePage.tsx';
import { blockFile } from './homeBlocks.ts';
import type { HomeBlock } from './homeBlocks.ts';
import { homeStore } from './HomeStore.ts';

/** Of blocks that come later, the page needs nothing. */
const blocksOf = (app: Pick<AppServices, 'store'>) =>
  app.store(homeStore).blocks.filter(({ room }) => room === undefined);
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
  partFiles: (app) => filesOf(blocksOf(app)),
  lateFiles: (app) => filesOf(blocksOf(app).filter(({ isLead }) => !isLead)),
};

export default route;
