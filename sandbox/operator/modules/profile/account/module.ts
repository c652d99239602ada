import type { OperatorModule } from '../../../module.ts';
import { registrationFieldsModule } from '../../auth/registrationFields/module.ts';
import { cashierModule } from '../../cashier/module.ts';
import { requirementsModule } from '../../verification/requirements/module.ts';
import { twoFactorModule } from '../../security/twofactor/module.ts';
import { verificationModule } from '../../verification/verification/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { AccountService } from './AccountService.ts';
import { accountRoutes } from './routes.ts';

/** The player's profile and balances. */
export const accountModule: OperatorModule<null> = {
  name: 'account',
  create({ database, clock, tickets }, use) {
    const service = new AccountService(database, clock, {
      wallet: use(walletModule),
      twoFactor: use(twoFactorModule),
      cashier: use(cashierModule),
      verification: use(verificationModule),
      requirements: use(requirementsModule),
    });
    return { face: null, endpoints: accountRoutes(service, tickets, use(registrationFieldsModule)) };
  },
};
