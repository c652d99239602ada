import { responsible } from '../../../../../src/contract/responsible.ts';
import { integerOf } from '../../../controls/controlFields.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { bonusesModule } from '../../bonuses/bonuses/module.ts';
import { cashierModule } from '../../cashier/module.ts';
import { limitsModule } from '../limits/module.ts';
import { outboxModule } from '../../outbox/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { ResponsibleService } from './ResponsibleService.ts';
import { tellHeld } from './tellHeld.ts';

const EVERY_MS = 1000;

/** Limits, breaks, self-exclusion and reality checks. */
export const responsibleModule: OperatorModule<null> = {
  name: 'responsible',
  create(core, use) {
    const service = new ResponsibleService(core, {
      limits: use(limitsModule),
      cashier: use(cashierModule),
      wallet: use(walletModule),
      bonuses: use(bonusesModule),
    });
    const outbox = use(outboxModule);
    core.happenings.on((tx, happening) => tellHeld(tx, outbox, happening));
    const handlers: Handlers<typeof responsible> = {
      getSettings: forPlayer<typeof responsible.getSettings>((call) => service.settings(call)),
      setLimit: forPlayer<typeof responsible.setLimit>((call) => service.setLimit(call)),
      exclude: forPlayer<typeof responsible.exclude>((call) => service.exclude(call)),
      checkReality: forPlayer<typeof responsible.checkReality>((call) => service.checkReality(call)),
      getDepositLimit: forPlayer<typeof responsible.getDepositLimit>((call) => service.depositLimit(call)),
    };
    return {
      face: null,
      endpoints: bindArea(responsible, handlers),
      jobs: [{ name: 'end-long-sessions', everyMs: EVERY_MS, run: () => service.endLongSessions() }],
      controls: {
        /** A reality check is due now, in all of the player's sessions. */
        async 'reality-check'(fields) {
          await service.makeCheckDue(BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER)));
          return {};
        },
      },
    };
  },
};
