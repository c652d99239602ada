import { jackpots } from '../../../../src/contract/jackpots.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { feedModule } from '../winners/feed/module.ts';
import { gamesModule } from '../games/games/module.ts';
import { walletModule } from '../wallet/wallet/module.ts';
import { fillFirst } from './fillFirst.ts';
import { jackpotControls } from './jackpotControls.ts';
import { JackpotDraw } from './JackpotDraw.ts';
import { JackpotFeed } from './JackpotFeed.ts';
import { JackpotService } from './JackpotService.ts';
import { jackpotsMigrations } from './migrations.ts';
import { openPools } from './openPools.ts';
import { jackpotsPersonal } from './personal.ts';
import { dueDrops } from './stillOpen.ts';

/** 1-5: jackpots of four tiers, fed by a part of every real stake. */
export const jackpotsModule: OperatorModule<null> = {
  name: 'jackpots',
  personal: jackpotsPersonal,
  stillOpen: dueDrops,
  migrations: jackpotsMigrations,
  create({ config, database, clock }, use) {
    const service = new JackpotService(database, clock);
    const draw = new JackpotDraw(database, clock, use(feedModule));
    use(walletModule).addListener(new JackpotFeed());
    use(gamesModule).addScope({ type: 'jackpot', games: (id) => service.games(id) });
    const handlers: Handlers<typeof jackpots> = {
      get: ({ input, player, locale }) => service.list(input, player, locale),
      getWinners: ({ input, player, locale }) => service.winners(input, player, locale),
    };
    return {
      face: null,
      endpoints: bindArea(jackpots, handlers),
      async prepare() {
        await openPools(database, clock.now());
        if (config.hasHousePlayers) await fillFirst(database, clock.now());
      },
      jobs: [draw],
      topics: [service],
      controls: jackpotControls({ database, clock, draw }),
    };
  },
};
