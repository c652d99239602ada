import type { OperatorModule } from '../../../module.ts';
import { limitsModule } from '../../responsible/limits/module.ts';
import { registrationFieldsModule } from '../../auth/registrationFields/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { CurrencyChange } from './CurrencyChange.ts';
import { CurrencyService } from './CurrencyService.ts';
import { profileMigrations } from './migrations.ts';
import { ProfileService } from './ProfileService.ts';
import { profileRoutes } from './routes.ts';

export interface ProfileFace {
  readonly currency: Pick<CurrencyChange, 'make'>;
}

/** What players change about themselves: personal data, nickname, currency. */
export const profileModule: OperatorModule<ProfileFace> = {
  name: 'profile',
  migrations: profileMigrations,
  create(core, use) {
    const data = new ProfileService(core, use(registrationFieldsModule).profile);
    const change = new CurrencyChange(core, { limits: use(limitsModule), wallet: use(walletModule) });
    const currency = new CurrencyService(core, change);
    return { face: { currency: change }, endpoints: profileRoutes({ data, currency }) };
  },
};
