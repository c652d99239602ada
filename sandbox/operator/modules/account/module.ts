import type { OperatorModule } from '../../module.ts';
import { walletModule } from '../wallet/module.ts';
import { AccountService } from './AccountService.ts';
import { accountRoutes } from './routes.ts';

/** The player's profile and balances. */
export const accountModule: OperatorModule<null> = {
  name: 'account',
  create({ database, clock, tickets }, use) {
    return { face: null, endpoints: accountRoutes(new AccountService(database, clock, use(walletModule)), tickets) };
  },
};
