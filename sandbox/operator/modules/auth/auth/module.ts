import type { OperatorModule } from '../../../module.ts';
import { campaignsModule } from '../../offers/campaigns/module.ts';
import { loyaltyModule } from '../../loyalty/loyalty/module.ts';
import { demandNewPlayers } from '../../../market/domain.ts';
import { notificationsModule } from '../../notifications/notifications/module.ts';
import { outboxModule } from '../../outbox/module.ts';
import { twoFactorModule } from '../../security/twofactor/module.ts';
import { referralsModule } from '../../telegram/referrals/module.ts';
import { registrationFieldsModule } from '../registrationFields/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { CommonPasswords } from './CommonPasswords.ts';
import { LoginService } from './LoginService.ts';
import { authMigrations } from './migrations.ts';
import { RegistrationExtras } from './RegistrationExtras.ts';
import { RegisterService } from './RegisterService.ts';
import { authRoutes } from './routes.ts';
import { signInNotice } from './signInNotice.ts';
import { SignIns } from './SignIns.ts';
import { TelegramService } from './TelegramService.ts';
import { authPersonal } from './personal.ts';

export { insertPlayer } from './insertPlayer.ts';
export { givenPhoneField } from './registrationRules.ts';
export type { SignIns } from './SignIns.ts';
export type { Identified } from './TelegramService.ts';

export interface AuthFace {
  /** For modules that set passwords. */
  readonly common: Pick<CommonPasswords, 'weakness'>;
  /** For modules that sign players in by other means. */
  readonly signIns: Pick<SignIns, 'open'>;
  /** For modules that sign in by a password and something else. */
  readonly login: Pick<LoginService, 'prove' | 'demandUnchanged'>;
  /** For modules by which launches enter or link other accounts. */
  readonly launches: Pick<TelegramService, 'identify' | 'recognise' | 'enter' | 'bind'>;
}

/** Sign-up, sign-in by password and by Telegram launch data, sign-out. */
export const authModule: OperatorModule<AuthFace> = {
  name: 'auth',
  personal: authPersonal,
  migrations: authMigrations,
  create({ config, database, clock, sessions, passwords, throttle, limits, content, excluded, terms }, use) {
    const takeNew = () => demandNewPlayers(config);
    const common = new CommonPasswords();
    const notifications = use(notificationsModule);
    notifications.addKind('signInAlert', signInNotice);
    const signIns = new SignIns(sessions, clock, use(outboxModule), notifications, excluded);
    const login = new LoginService(
      database,
      clock,
      sessions,
      signIns,
      passwords,
      throttle,
      limits,
      use(twoFactorModule),
    );
    const registration = new RegisterService(
      database,
      clock,
      sessions,
      signIns,
      passwords,
      common,
      content,
      throttle,
      limits,
      new RegistrationExtras(use(campaignsModule).codes, use(loyaltyModule)),
      use(registrationFieldsModule),
      terms,
      takeNew,
    );
    const telegram = new TelegramService(
      database,
      clock,
      sessions,
      signIns,
      config.telegramBotToken,
      use(walletModule),
      use(campaignsModule).codes,
      use(referralsModule),
      takeNew,
    );
    return {
      face: { common, signIns, login, launches: telegram },
      endpoints: authRoutes({ database, sessions, login, registration, telegram }),
      prepare: () => excluded.keepEarlier(),
    };
  },
};
