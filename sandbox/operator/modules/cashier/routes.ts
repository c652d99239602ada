import { cashier } from '../../../../src/contract/cashier/cashier.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { bindArea, forPlayer, spending } from '../../edge/handlers.ts';
import type { Database } from '../../../database/database.ts';
import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { DepositService } from './DepositService.ts';
import { countPayments, findPayments } from './paymentsRepository.ts';
import { presentTransaction } from './presenters.ts';
import { timeOf } from '../../edge/timeOf.ts';
import type { WithdrawalDesk } from './withdrawals/WithdrawalDesk.ts';
import type { WithdrawalService } from './WithdrawalService.ts';

export interface CashierServices {
  readonly policy: MarketPolicy;
  readonly database: Database;
  readonly deposits: DepositService;
  readonly withdrawals: { readonly service: WithdrawalService; readonly desk: WithdrawalDesk };
}

export function cashierRoutes({ policy, database, deposits, withdrawals }: CashierServices): BoundEndpoint[] {
  const handlers = {
    getdepositsettings: forPlayer<typeof cashier.getdepositsettings>(({ player, session }) =>
      deposits.settings(player, session),
    ),
    getreturn: ({ input }) => deposits.returned(input.payment),
    makedeposit: spending<typeof cashier.makedeposit, { id: string }>(deposits),
    getwithdrawsettings: forPlayer<typeof cashier.getwithdrawsettings>((call) => withdrawals.desk.settings(call)),
    makewithdrawal: spending<typeof cashier.makewithdrawal, { id: string }>(withdrawals.service),
    cancelwithdrawal: forPlayer<typeof cashier.cancelwithdrawal>(({ player, input }) =>
      withdrawals.service.cancel(player, input.transaction),
    ),
    gethistory: forPlayer<typeof cashier.gethistory>(async ({ player, input }) => {
      const filter = {
        uid: player.uid,
        type: input.type,
        id: input.transaction,
        statuses: input.statuses,
        method: input.method,
        from: timeOf(input.from, 'from'),
        to: timeOf(input.to, 'to'),
        offset: input.offset,
        count: input.count,
      };
      const payments = await findPayments(database, filter);
      return {
        count: await countPayments(database, filter),
        items: payments.map((payment) => presentTransaction(payment, policy)),
      };
    }),
  } satisfies Handlers<typeof cashier>;
  return bindArea(cashier, handlers);
}
