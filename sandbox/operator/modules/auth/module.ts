import type { OperatorModule } from '../../module.ts';
import { registrationFieldsModule } from '../registrationFields/module.ts';
import { walletModule } from '../wallet/module.ts';
import { CommonPasswords } from './CommonPasswords.ts';
import { fillLoginKeys } from './fillLoginKeys.ts';
import { LoginService } from './LoginService.ts';
import { authMigrations } from './migrations.ts';
import { RegisterService } from './RegisterService.ts';
import { authRoutes } from './routes.ts';
import { TelegramService } from './TelegramService.ts';

/** Sign-up, sign-in by password and by Telegram launch data, sign-out. */
export const authModule: OperatorModule<null> = {
  name: 'auth',
  migrations: authMigrations,
  create({ config, database, clock, sessions, passwords, throttle, limits, content }, use) {
    const login = new LoginService(database, sessions, passwords, throttle, limits);
    const registration = new RegisterService(
      database,
      clock,
      sessions,
      passwords,
      new CommonPasswords(),
      content,
      throttle,
      limits,
      use(registrationFieldsModule),
    );
    const telegram = new TelegramService(database, clock, sessions, config.telegramBotToken, use(walletModule));
    return {
      face: null,
      endpoints: authRoutes({ database, sessions, login, registration, telegram }),
      prepare: () => fillLoginKeys(database),
    };
  },
};
