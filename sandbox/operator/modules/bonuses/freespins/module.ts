import { freespins } from '../../../../../src/contract/bonuses/freespins.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { FreespinsService } from './FreespinsService.ts';
import { giveByControl } from './giveByControl.ts';
import { freespinsMigrations } from './migrations.ts';
import { freespinsPersonal } from './personal.ts';
import { seedFreespins } from './seedFreespins.ts';
import { seedPastPacks } from './seedPastPacks.ts';

export type FreespinsFace = Pick<FreespinsService, 'give' | 'usable' | 'pay' | 'won' | 'giveBack'>;

/** 3-59, 7-62: rounds of a game that the house pays. */
export const freespinsModule: OperatorModule<FreespinsFace> = {
  name: 'freespins',
  personal: freespinsPersonal,
  migrations: freespinsMigrations,
  create({ database, clock }) {
    const service = new FreespinsService(database, clock);
    const handlers: Handlers<typeof freespins> = {
      get: forPlayer<typeof freespins.get>(({ player, locale, input }) =>
        service.list(player, locale, input.status, input.count),
      ),
    };
    return {
      face: service,
      endpoints: bindArea(freespins, handlers),
      async seed(now) {
        await seedPastPacks(database, (at) => new FreespinsService(database, { now: () => at }), now);
        await seedFreespins(database, service);
      },
      controls: {
        giveFreespins: (fields) => giveByControl(database, service, fields),
      },
    };
  },
};
