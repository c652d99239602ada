import type { ModuleMigrations } from '../database/Migration.ts';
import { ledgerMigrations } from './ledger/migrations.ts';
import type { OperatorModule } from './module.ts';
import { accountModule } from './modules/account/module.ts';
import { authModule } from './modules/auth/module.ts';
import { bannersModule } from './modules/banners/module.ts';
import { campaignsModule } from './modules/campaigns/module.ts';
import { cashierModule } from './modules/cashier/module.ts';
import { contactsModule } from './modules/contacts/module.ts';
import { gamesModule } from './modules/games/module.ts';
import { launchModule } from './modules/launch/module.ts';
import { messengerModule } from './modules/messenger/module.ts';
import { pushModule } from './modules/push/module.ts';
import { referralsModule } from './modules/referrals/module.ts';
import { loyaltyModule } from './modules/loyalty/module.ts';
import { metadataModule } from './modules/metadata/module.ts';
import { codesModule } from './modules/codes/module.ts';
import { limitsModule } from './modules/limits/module.ts';
import { requirementsModule } from './modules/requirements/module.ts';
import { responsibleModule } from './modules/responsible/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { profileModule } from './modules/profile/module.ts';
import { passwordsModule } from './modules/passwords/module.ts';
import { passkeysModule } from './modules/passkeys/module.ts';
import { twoFactorModule } from './modules/twofactor/module.ts';
import { sessionsModule } from './modules/sessions/module.ts';
import { handoffModule } from './modules/handoff/module.ts';
import { socialModule } from './modules/social/module.ts';
import { telegramLinkModule } from './modules/telegramLink/module.ts';
import { registrationFieldsModule } from './modules/registrationFields/module.ts';
import { verificationModule } from './modules/verification/module.ts';
import { subscriptionsModule } from './modules/subscriptions/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { walletModule } from './modules/wallet/module.ts';
import { sessionMigrations } from './sessions/migrations.ts';

/** The operator's business areas. Their order only sets the order of the API documentation. */
export const operatorModules: readonly OperatorModule[] = [
  outboxModule,
  codesModule,
  metadataModule,
  registrationFieldsModule,
  authModule,
  twoFactorModule,
  passkeysModule,
  socialModule,
  telegramLinkModule,
  accountModule,
  contactsModule,
  profileModule,
  passwordsModule,
  sessionsModule,
  handoffModule,
  gamesModule,
  launchModule,
  walletModule,
  bannersModule,
  campaignsModule,
  loyaltyModule,
  requirementsModule,
  cashierModule,
  limitsModule,
  responsibleModule,
  verificationModule,
  subscriptionsModule,
  notificationsModule,
  referralsModule,
  messengerModule,
  pushModule,
  privacyModule,
];

export const OPERATOR_SCHEMA = 'operator';

/** The migrations of schema `operator`: the core's tables, then each module's. */
export const operatorMigrations: readonly ModuleMigrations[] = [
  { module: 'ledger', migrations: ledgerMigrations },
  { module: 'sessions', migrations: sessionMigrations },
  ...operatorModules.map(({ name, migrations = [] }) => ({ module: name, migrations })),
];
