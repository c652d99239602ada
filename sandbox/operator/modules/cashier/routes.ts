import { cashier } from '../../../../src/contract/cashier.ts';
import type { BoundEndpoint, Handlers } from '../../edge/handlers.ts';
import { bindArea, forPlayer, spending } from '../../edge/handlers.ts';
import type { Database } from '../../../database/database.ts';
import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { DepositService } from './DepositService.ts';
import { countPayments, findPayments } from './paymentsRepository.ts';
import { presentTransaction } from './presenters.ts';
import type { WithdrawalService } from './WithdrawalService.ts';

export interface CashierServices {
  readonly policy: MarketPolicy;
  readonly database: Database;
  readonly deposits: DepositService;
  readonly withdrawals: WithdrawalService;
}

export function cashierRoutes({ policy, database, deposits, withdrawals }: CashierServices): BoundEndpoint[] {
  const handlers = {
    getdepositsettings: forPlayer<typeof cashier.getdepositsettings>(({ player, session }) =>
      deposits.settings(player, session),
    ),
    getreturn: ({ input }) => deposits.returned(input.payment),
    makedeposit: spending<typeof cashier.makedeposit, { id: string }>(deposits),
    getwithdrawsettings: forPlayer<typeof cashier.getwithdrawsettings>(({ player, session }) =>
      withdrawals.settings(player, session),
    ),
    makewithdrawal: spending<typeof cashier.makewithdrawal, { id: string }>(withdrawals),
    cancelwithdrawal: forPlayer<typeof cashier.cancelwithdrawal>(({ player, input }) =>
      withdrawals.cancel(player, input.transaction),
    ),
    gethistory: forPlayer<typeof cashier.gethistory>(async ({ player, input }) => {
      const filter = {
        uid: player.uid,
        type: input.type,
        id: input.transaction,
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
