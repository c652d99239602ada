import type { BoundEndpoint } from './edge/handlers.ts';
import { auditJob, forgetOldJob } from './jobs/housekeeping.ts';
import { Jobs } from './jobs/Jobs.ts';
import { AccountService } from './modules/account/AccountService.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { CommonPasswords } from './modules/auth/CommonPasswords.ts';
import { LoginService } from './modules/auth/LoginService.ts';
import { RegisterService } from './modules/auth/RegisterService.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { TelegramService } from './modules/auth/TelegramService.ts';
import { BannerService } from './modules/banners/BannerService.ts';
import { DepositService } from './modules/cashier/DepositService.ts';
import { PaymentsVendor } from './modules/cashier/PaymentsVendor.ts';
import { PayoutSender } from './modules/cashier/PayoutSender.ts';
import { Reconciler } from './modules/cashier/Reconciler.ts';
import { cashierRoutes } from './modules/cashier/routes.ts';
import { Settlement } from './modules/cashier/Settlement.ts';
import { WebhookService } from './modules/cashier/WebhookService.ts';
import { WithdrawalService } from './modules/cashier/WithdrawalService.ts';
import { Catalogue } from './modules/games/Catalogue.ts';
import { CatalogueRefresh } from './modules/games/CatalogueRefresh.ts';
import { GamesService } from './modules/games/GamesService.ts';
import { gamesRoutes } from './modules/games/routes.ts';
import { marketPolicy } from './modules/metadata/marketPolicy.ts';
import { bannersRoutes, metadataRoutes } from './modules/metadata/routes.ts';
import { RollbackService } from './modules/wallet/RollbackService.ts';
import { WalletService } from './modules/wallet/WalletService.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import { RealtimeHub } from './realtime/RealtimeHub.ts';
import { CallFaults } from './sandbox/CallFaults.ts';
import { Passwords } from './sessions/Passwords.ts';
import { Sessions } from './sessions/Sessions.ts';
import { Throttle } from './sessions/Throttle.ts';
import { throttleLimits } from './sessions/throttleLimits.ts';
import { Tickets } from './sessions/Tickets.ts';
import { ContentSystem } from './vendors/ContentSystem.ts';

/** Constructs every service once and wires them; nothing runs yet. */
export function composeOperator(deps: OperatorDeps) {
  const { config, database, clock, logger } = deps;
  const policy = marketPolicy(config.market);
  const sessions = new Sessions(database, clock);
  const tickets = new Tickets(database, clock, sessions);
  const passwords = new Passwords();
  const limits = throttleLimits(config);
  const throttle = new Throttle(database, clock);
  const catalogue = new Catalogue(database, clock);
  const content = new ContentSystem(deps);
  const login = new LoginService(database, sessions, passwords, throttle, limits);
  const registration = new RegisterService(database, clock, sessions, passwords, new CommonPasswords(), content, throttle, limits);
  const telegram = new TelegramService(database, clock, sessions, config.telegramBotToken);
  const settlement = new Settlement(clock);
  const paymentsVendor = new PaymentsVendor(deps);
  const payouts = new PayoutSender(deps, paymentsVendor, settlement);
  const reconciler = new Reconciler(deps, paymentsVendor, payouts, settlement);
  const deposits = new DepositService(deps, paymentsVendor, settlement);
  const endpoints: BoundEndpoint[] = [
    ...metadataRoutes(deps),
    ...authRoutes({ database, sessions, login, registration, telegram }),
    ...accountRoutes(new AccountService(database, clock), tickets),
    ...gamesRoutes(new GamesService(database, catalogue, config.vendorsUrl)),
    ...bannersRoutes(new BannerService(deps, content)),
    ...cashierRoutes({ policy, database, deposits, withdrawals: new WithdrawalService(deps, payouts, settlement) }),
  ];
  const jobs = new Jobs([new CatalogueRefresh(deps, catalogue), reconciler, forgetOldJob(deps, tickets, throttle), auditJob(deps)], logger);
  return {
    sessions,
    tickets,
    passwords,
    catalogue,
    endpoints,
    jobs,
    faults: new CallFaults(),
    hub: new RealtimeHub(database, sessions, logger),
    reconciler,
    webhooks: new WebhookService(deps, settlement),
    wallet: new WalletService(deps, sessions, policy),
    rollbacks: new RollbackService(deps),
  };
}
