import type { OperatorModule } from '../../../module.ts';
import { limitsModule } from '../../responsible/limits/module.ts';
import { registrationFieldsModule } from '../../auth/registrationFields/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { CurrencyService } from './CurrencyService.ts';
import { profileMigrations } from './migrations.ts';
import { ProfileService } from './ProfileService.ts';
import { profileRoutes } from './routes.ts';

/** What players change about themselves: personal data, nickname, currency. */
export const profileModule: OperatorModule<null> = {
  name: 'profile',
  migrations: profileMigrations,
  create(core, use) {
    const data = new ProfileService(core, use(registrationFieldsModule).profile);
    const currency = new CurrencyService(core, { limits: use(limitsModule), wallet: use(walletModule) });
    return { face: null, endpoints: profileRoutes({ data, currency }) };
  },
};
