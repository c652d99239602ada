import { winners } from '../../../../../src/contract/winners/winners.ts';
import { bindArea } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { feedModule } from '../feed/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { winnersMigrations } from './migrations.ts';
import { WinnersService } from './WinnersService.ts';

/** 1-16: who has won. */
export const winnersModule: OperatorModule<null> = {
  name: 'winners',
  migrations: winnersMigrations,
  create(core, use) {
    const service = new WinnersService(core, use(feedModule));
    use(walletModule).addListener(service);
    const handlers: Handlers<typeof winners> = {
      get: async ({ input, player }) => ({ items: [...(await service.list(input, player?.uid ?? null))] }),
    };
    return { face: null, endpoints: bindArea(winners, handlers), topics: [service] };
  },
};
