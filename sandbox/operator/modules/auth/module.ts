import type { OperatorModule } from '../../module.ts';
import { campaignsModule } from '../campaigns/module.ts';
import { loyaltyModule } from '../loyalty/module.ts';
import { twoFactorModule } from '../twofactor/module.ts';
import { walletModule } from '../wallet/module.ts';
import { CommonPasswords } from './CommonPasswords.ts';
import { fillLoginKeys } from './fillLoginKeys.ts';
import { LoginService } from './LoginService.ts';
import { authMigrations } from './migrations.ts';
import { RegistrationExtras } from './RegistrationExtras.ts';
import { RegisterService } from './RegisterService.ts';
import { authRoutes } from './routes.ts';
import { TelegramService } from './TelegramService.ts';

export { findCredentials, freeLogin, insertPlayer, isNameTaken, lockNames } from './authRepository.ts';
export type { Credentials } from './authRepository.ts';
export { canonicalLogin, phoneDigits } from './canonicalLogin.ts';
export { isPhone } from './identity.ts';

/** For modules that set passwords. */
export interface AuthFace {
  readonly common: Pick<CommonPasswords, 'isCommon'>;
}

/** Sign-up, sign-in by password and by Telegram launch data, sign-out. */
export const authModule: OperatorModule<AuthFace> = {
  name: 'auth',
  migrations: authMigrations,
  create({ config, database, clock, sessions, passwords, throttle, limits, content }, use) {
    const common = new CommonPasswords();
    const login = new LoginService(database, sessions, passwords, throttle, limits, use(twoFactorModule));
    const registration = new RegisterService(
      database,
      clock,
      sessions,
      passwords,
      common,
      content,
      throttle,
      limits,
      new RegistrationExtras(use(campaignsModule), use(loyaltyModule)),
    );
    const telegram = new TelegramService(
      database,
      clock,
      sessions,
      config.telegramBotToken,
      use(walletModule),
      use(campaignsModule),
    );
    return {
      face: { common },
      endpoints: authRoutes({ database, sessions, login, registration, telegram }),
      prepare: () => fillLoginKeys(database),
    };
  },
};
