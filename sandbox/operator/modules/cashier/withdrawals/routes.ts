import { withdrawals } from '../../../../../src/contract/cashier/withdrawals.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import type { Database } from '../../../../database/database.ts';
import type { CancelLocks } from './CancelLocks.ts';
import { dropDestination } from './destinationsRepository.ts';
import type { WithdrawalDesk } from './WithdrawalDesk.ts';

export interface WithdrawalServices {
  readonly database: Database;
  readonly desk: WithdrawalDesk;
  readonly locks: CancelLocks;
}

export function withdrawalRoutes({ database, desk, locks }: WithdrawalServices): BoundEndpoint[] {
  const handlers = {
    getwithdrawal: forPlayer<typeof withdrawals.getwithdrawal>((call) => desk.timeline(call)),
    setwithdrawallock: forPlayer<typeof withdrawals.setwithdrawallock>(({ player, input }) =>
      locks.set(player.uid, input.is_on),
    ),
    dropdestination: forPlayer<typeof withdrawals.dropdestination>(async ({ player, input }) => {
      await dropDestination(database, player.uid, input.destination);
      return {};
    }),
  } satisfies Handlers<typeof withdrawals>;
  return bindArea(withdrawals, handlers);
}
