import { deposits } from '../../../../../src/contract/cashier/deposits.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { DepositDesk } from './DepositDesk.ts';

export function depositRoutes(desk: DepositDesk): BoundEndpoint[] {
  const handlers = {
    getbanks: forPlayer<typeof deposits.getbanks>(({ player, input }) => desk.banks(player, input.method)),
    getdepositinfo: forPlayer<typeof deposits.getdepositinfo>(({ player, input }) =>
      desk.info(player, input.transaction),
    ),
    dropdeposit: forPlayer<typeof deposits.dropdeposit>(({ player, input }) => desk.drop(player, input.transaction)),
    getvoucher: forPlayer<typeof deposits.getvoucher>(({ player, input }) => desk.voucher(player, input.voucher)),
    dropcard: forPlayer<typeof deposits.dropcard>(({ player, input }) => desk.dropCard(player, input)),
  } satisfies Handlers<typeof deposits>;
  return bindArea(deposits, handlers);
}
