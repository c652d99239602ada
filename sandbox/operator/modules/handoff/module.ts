import { handoff } from '../../../../src/contract/handoff/handoff.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { authModule } from '../auth/auth/module.ts';
import { walletModule } from '../wallet/wallet/module.ts';
import { HANDOFF_MS, HandoffService } from './HandoffService.ts';
import { denyHandoffs, forgetHandoffs } from './handoffRepository.ts';
import { handoffMigrations } from './migrations.ts';
import { handoffPersonal } from './personal.ts';
import { TakeService } from './TakeService.ts';

/** Moves a signed-in player to another device or shell. */
export const handoffModule: OperatorModule<null> = {
  name: 'handoff',
  personal: handoffPersonal,
  migrations: handoffMigrations,
  endsWithPassword: (tx, { uid }) => denyHandoffs(tx, uid),
  create(core, use) {
    const service = new HandoffService(core);
    const taking = new TakeService(core, service, use(authModule), use(walletModule));
    const handlers: Handlers<typeof handoff> = {
      create: forPlayer<typeof handoff.create>((call) => service.create(call)),
      claim: (call) => service.claim(call),
      getState: forPlayer<typeof handoff.getState>((call) => service.state(call)),
      answer: forPlayer<typeof handoff.answer>((call) => service.answer(call)),
      take: (call) => taking.take(call),
    };
    const forgetOld = {
      name: 'forget-handoffs',
      everyMs: HANDOFF_MS,
      // Later than they expire: both devices still learn how it ended.
      run: () => forgetHandoffs(core.database, core.clock.in(-HANDOFF_MS)),
    };
    return { face: null, endpoints: bindArea(handoff, handlers), jobs: [forgetOld] };
  },
};
