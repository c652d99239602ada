import type { ModuleMigrations } from '../database/Migration.ts';
import { ledgerMigrations } from './ledger/migrations.ts';
import type { OperatorModule } from './module.ts';
import { eventsModule } from './modules/events/module.ts';
import { accountModule } from './modules/account/module.ts';
import { authModule } from './modules/auth/module.ts';
import { bonusesModule } from './modules/bonuses/module.ts';
import { betsModule } from './modules/bets/module.ts';
import { bannersModule } from './modules/banners/module.ts';
import { campaignsModule } from './modules/campaigns/module.ts';
import { cashierModule } from './modules/cashier/module.ts';
import { cashbacksModule } from './modules/cashbacks/module.ts';
import { popupsModule } from './modules/popups/module.ts';
import { feedModule } from './modules/feed/module.ts';
import { freespinsModule } from './modules/freespins/module.ts';
import { storageModule } from './modules/storage/module.ts';
import { contactsModule } from './modules/contacts/module.ts';
import { gameExportsModule } from './modules/gameExports/module.ts';
import { gamesModule } from './modules/games/module.ts';
import { launchModule } from './modules/launch/module.ts';
import { jackpotsModule } from './modules/jackpots/module.ts';
import { messengerModule } from './modules/messenger/module.ts';
import { pushModule } from './modules/push/module.ts';
import { inboxModule } from './modules/inbox/module.ts';
import { rewardsModule } from './modules/rewards/module.ts';
import { shopModule } from './modules/shop/module.ts';
import { questsModule } from './modules/quests/module.ts';
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
import { tournamentsModule } from './modules/tournaments/module.ts';
import { verificationModule } from './modules/verification/module.ts';
import { subscriptionsModule } from './modules/subscriptions/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { statementsModule } from './modules/statements/module.ts';
import { supportModule } from './modules/support/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { vaultModule } from './modules/vault/module.ts';
import { houseModule } from './modules/house/module.ts';
import { vpnModule } from './modules/vpn/module.ts';
import { wheelsModule } from './modules/wheels/module.ts';
import { walletModule } from './modules/wallet/module.ts';
import { winnersModule } from './modules/winners/module.ts';
import { happeningsMigrations } from './happenings/migrations.ts';
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
  gameExportsModule,
  launchModule,
  walletModule,
  winnersModule,
  houseModule,
  jackpotsModule,
  bonusesModule,
  betsModule,
  bannersModule,
  campaignsModule,
  cashbacksModule,
  feedModule,
  freespinsModule,
  tournamentsModule,
  popupsModule,
  storageModule,
  loyaltyModule,
  rewardsModule,
  questsModule,
  wheelsModule,
  shopModule,
  requirementsModule,
  cashierModule,
  vaultModule,
  statementsModule,
  limitsModule,
  responsibleModule,
  verificationModule,
  subscriptionsModule,
  notificationsModule,
  inboxModule,
  referralsModule,
  messengerModule,
  pushModule,
  vpnModule,
  supportModule,
  chatModule,
  eventsModule,
  privacyModule,
];

export const OPERATOR_SCHEMA = 'operator';

/** The migrations of schema `operator`: the core's tables, then each module's. */
export const operatorMigrations: readonly ModuleMigrations[] = [
  { module: 'ledger', migrations: ledgerMigrations },
  { module: 'sessions', migrations: sessionMigrations },
  { module: 'happenings', migrations: happeningsMigrations },
  ...operatorModules.map(({ name, migrations = [] }) => ({ module: name, migrations })),
];
