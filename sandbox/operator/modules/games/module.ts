import type { OperatorModule } from '../../module.ts';
import { walletModule } from '../wallet/module.ts';
import { Catalogue } from './Catalogue.ts';
import { CatalogueRefresh } from './CatalogueRefresh.ts';
import type { GameRow } from './gameRow.ts';
import { GamesService } from './GamesService.ts';
import { gamesMigrations } from './migrations.ts';
import { gamesRoutes } from './routes.ts';

export interface GamesFace {
  /** A game of the current catalogue, or undefined. */
  findGame(sysname: string): Promise<GameRow | undefined>;
}

/** The catalogue of games, copied from the studio. */
export const gamesModule: OperatorModule<GamesFace> = {
  name: 'games',
  migrations: gamesMigrations,
  create(core, use) {
    const { config, database, clock } = core;
    const catalogue = new Catalogue(database, clock);
    return {
      face: { findGame: async (sysname) => (await catalogue.current()).bySysname.get(sysname) },
      endpoints: gamesRoutes(new GamesService(catalogue, use(walletModule), config.vendorsUrl)),
      jobs: [new CatalogueRefresh(core, catalogue)],
    };
  },
};
