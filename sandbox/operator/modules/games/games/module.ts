import type { OperatorModule } from '../../../module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { Catalogue } from './Catalogue.ts';
import { CatalogueRefresh } from './CatalogueRefresh.ts';
import type { GameRow } from './gameRow.ts';
import { GameScopes } from './gameScope.ts';
import type { GameScope } from './gameScope.ts';
import { GamesService } from './GamesService.ts';
import { LikesService } from './LikesService.ts';
import { gamesMigrations } from './migrations.ts';
import { gamesPersonal } from './personal.ts';
import { gamesRoutes } from './routes.ts';

export interface GamesFace {
  /** A game of the current catalogue, or undefined. */
  findGame(sysname: string): Promise<GameRow | undefined>;
  /** Adds the games of tournaments or jackpots to the filters of `games.get`. */
  addScope(scope: GameScope): void;
}

/** The catalogue of games, copied from the studio. */
export const gamesModule: OperatorModule<GamesFace> = {
  name: 'games',
  personal: gamesPersonal,
  migrations: gamesMigrations,
  create(core, use) {
    const { config, database, clock } = core;
    const catalogue = new Catalogue(database, clock);
    const scopes = new GameScopes();
    const likes = new LikesService(database, clock, catalogue);
    const service = new GamesService({
      catalogue,
      likes,
      scopes,
      wallet: use(walletModule),
      vendorsUrl: config.vendorsUrl,
      now: () => clock.now().getTime(),
    });
    return {
      face: {
        findGame: async (sysname) => (await catalogue.current()).bySysname.get(sysname),
        addScope: (scope) => scopes.add(scope),
      },
      endpoints: gamesRoutes(service, likes),
      jobs: [new CatalogueRefresh(core, catalogue)],
    };
  },
};
