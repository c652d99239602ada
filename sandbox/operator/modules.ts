import type { ModuleMigrations } from '../database/Migration.ts';
import { ledgerMigrations } from './ledger/migrations.ts';
import { ledgerPersonal } from './ledger/personal.ts';
import type { OperatorModule } from './module.ts';
import { eventsModule } from './modules/analytics/module.ts';
import { accountModule } from './modules/profile/account/module.ts';
import { authModule } from './modules/auth/auth/module.ts';
import { bonusesModule } from './modules/bonuses/bonuses/module.ts';
import { betsModule } from './modules/betting/module.ts';
import { bannersModule } from './modules/banners/module.ts';
import { campaignsModule } from './modules/offers/campaigns/module.ts';
import { cashierModule } from './modules/cashier/module.ts';
import { cashbacksModule } from './modules/cashback/module.ts';
import { popupsModule } from './modules/offers/popups/module.ts';
import { fileLinksModule } from './modules/fileLinks/module.ts';
import { feedModule } from './modules/winners/feed/module.ts';
import { freespinsModule } from './modules/bonuses/freespins/module.ts';
import { storageModule } from './modules/storage/module.ts';
import { contactsModule } from './modules/contacts/module.ts';
import { gameExportsModule } from './modules/games/gameExports/module.ts';
import { gamesModule } from './modules/games/games/module.ts';
import { launchModule } from './modules/games/launch/module.ts';
import { jackpotsModule } from './modules/jackpots/module.ts';
import { messengerModule } from './modules/telegram/messenger/module.ts';
import { pushModule } from './modules/notifications/push/module.ts';
import { inboxModule } from './modules/notifications/inbox/module.ts';
import { rewardsModule } from './modules/loyalty/rewards/module.ts';
import { shopModule } from './modules/shop/module.ts';
import { questsModule } from './modules/quests/module.ts';
import { referralsModule } from './modules/telegram/referrals/module.ts';
import { loyaltyModule } from './modules/loyalty/loyalty/module.ts';
import { metadataModule } from './modules/metadata/module.ts';
import { codesModule } from './modules/codes/module.ts';
import { limitsModule } from './modules/responsible/limits/module.ts';
import { requirementsModule } from './modules/verification/requirements/module.ts';
import { responsibleModule } from './modules/responsible/responsible/module.ts';
import { notificationsModule } from './modules/notifications/notifications/module.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { profileModule } from './modules/profile/profile/module.ts';
import { passwordsModule } from './modules/auth/passwords/module.ts';
import { entriesModule } from './modules/security/entries/module.ts';
import { proofsModule } from './modules/security/proofs/module.ts';
import { passkeysModule } from './modules/security/passkeys/module.ts';
import { twoFactorModule } from './modules/security/twofactor/module.ts';
import { sessionsModule } from './modules/session/module.ts';
import { handoffModule } from './modules/handoff/module.ts';
import { socialModule } from './modules/auth/social/module.ts';
import { termsModule } from './modules/auth/terms/module.ts';
import { telegramLinkModule } from './modules/telegram/telegramLink/module.ts';
import { registrationFieldsModule } from './modules/auth/registrationFields/module.ts';
import { tournamentsModule } from './modules/tournaments/module.ts';
import { verificationModule } from './modules/verification/verification/module.ts';
import { subscriptionsModule } from './modules/notifications/subscriptions/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { statementsModule } from './modules/wallet/statements/module.ts';
import { supportModule } from './modules/support/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { vaultModule } from './modules/wallet/vault/module.ts';
import { houseModule } from './modules/winners/house/module.ts';
import { vpnModule } from './modules/vpn/module.ts';
import { wheelsModule } from './modules/wheel/module.ts';
import { walletModule } from './modules/wallet/wallet/module.ts';
import { winnersModule } from './modules/winners/winners/module.ts';
import { happeningsMigrations } from './happenings/migrations.ts';
import { happeningsPersonal } from './happenings/personal.ts';
import type { PersonalData } from './personal/PersonalData.ts';
import { edgePersonal } from './edge/personal.ts';
import type { EndsWithPassword } from './players/PasswordChange.ts';
import { askAll } from './players/stillOpen.ts';
import type { AsksOpen } from './players/stillOpen.ts';
import { playersMigrations } from './players/migrations.ts';
import { playersPersonal } from './players/personal.ts';
import { realtimePersonal } from './realtime/personal.ts';
import { sessionMigrations } from './sessions/migrations.ts';
import { sessionsPersonal } from './sessions/personal.ts';

/** The operator's business areas. Their order only sets the order of the API documentation. */
export const operatorModules: readonly OperatorModule[] = [
  outboxModule,
  codesModule,
  fileLinksModule,
  metadataModule,
  registrationFieldsModule,
  authModule,
  twoFactorModule,
  passkeysModule,
  proofsModule,
  socialModule,
  termsModule,
  telegramLinkModule,
  accountModule,
  contactsModule,
  profileModule,
  passwordsModule,
  entriesModule,
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

/** What the tables of the core and of each module hold of a player. */
export const operatorPersonal: readonly PersonalData[] = [
  playersPersonal,
  sessionsPersonal,
  edgePersonal,
  realtimePersonal,
  ledgerPersonal,
  happeningsPersonal,
  ...operatorModules.flatMap(({ personal }) => personal ?? []),
];

/** What each module ends when a player's password changes. */
export const operatorEndsWithPassword: readonly EndsWithPassword[] = operatorModules.flatMap(
  ({ endsWithPassword }) => endsWithPassword ?? [],
);

/** What all modules have open for a player. */
export const operatorStillOpen: AsksOpen = askAll(operatorModules.flatMap(({ stillOpen }) => stillOpen ?? []));

/** The migrations of schema `operator`: the core's tables, then each module's. */
export const operatorMigrations: readonly ModuleMigrations[] = [
  { module: 'ledger', migrations: ledgerMigrations },
  { module: 'sessions', migrations: sessionMigrations },
  { module: 'players', migrations: playersMigrations },
  { module: 'happenings', migrations: happeningsMigrations },
  ...operatorModules.map(({ name, migrations = [] }) => ({ module: name, migrations })),
];
