import type { OperatorModule } from '../../module.ts';
import { outboxModule } from '../outbox/module.ts';
import { walletModule } from '../wallet/module.ts';
import { CommonPasswords } from './CommonPasswords.ts';
import { fillLoginKeys } from './fillLoginKeys.ts';
import { LoginService } from './LoginService.ts';
import { authMigrations } from './migrations.ts';
import { RegisterService } from './RegisterService.ts';
import { authRoutes } from './routes.ts';
import { SignIns } from './SignIns.ts';
import { TelegramService } from './TelegramService.ts';

/** For modules that sign players in by other means. */
export interface AuthFace {
  readonly signIns: Pick<SignIns, 'open'>;
}

/** Sign-up, sign-in by password and by Telegram launch data, sign-out. */
export const authModule: OperatorModule<AuthFace> = {
  name: 'auth',
  migrations: authMigrations,
  create({ config, database, clock, sessions, passwords, throttle, limits, content }, use) {
    const signIns = new SignIns(sessions, clock, use(outboxModule));
    const login = new LoginService(database, sessions, signIns, passwords, throttle, limits);
    const registration = new RegisterService(
      database,
      clock,
      sessions,
      signIns,
      passwords,
      new CommonPasswords(),
      content,
      throttle,
      limits,
    );
    const telegram = new TelegramService(
      database,
      clock,
      sessions,
      signIns,
      config.telegramBotToken,
      use(walletModule),
    );
    return {
      face: { signIns },
      endpoints: authRoutes({ database, sessions, login, registration, telegram }),
      prepare: () => fillLoginKeys(database),
    };
  },
};
