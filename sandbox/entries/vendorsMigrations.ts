import type { ModuleMigrations } from '../database/Migration.ts';
import { analyticsMigrations } from '../analytics/analyticsMigrations.ts';
import { chatMigrations } from '../chat/chatMigrations.ts';
import { identityMigrations } from '../identity/identityMigrations.ts';
import { messagesMigrations } from '../messages/messagesMigrations.ts';
import { paymentMigrations } from '../payments/paymentMigrations.ts';
import { pushMigrations } from '../push/pushMigrations.ts';
import { playMigrations } from '../studio/kit/server/playMigrations.ts';
import { tableMigrations } from '../studio/kit/tables/server/tableMigrations.ts';
import { sportsbookMigrations } from '../sportsbook/server/sportsbookMigrations.ts';
import { studioMigrations } from '../studio/server/studioMigrations.ts';
import { verificationMigrations } from '../verification/verificationMigrations.ts';
import { vpnMigrations } from '../vpn/vpnMigrations.ts';

/** The migrations of schema `vendors`, per third party. */
export const vendorsMigrations: readonly ModuleMigrations[] = [
  { module: 'payments', migrations: paymentMigrations },
  { module: 'messages', migrations: messagesMigrations },
  { module: 'identity', migrations: identityMigrations },
  { module: 'studio', migrations: [...studioMigrations, ...playMigrations, ...tableMigrations] },
  { module: 'verification', migrations: verificationMigrations },
  { module: 'chat', migrations: chatMigrations },
  { module: 'analytics', migrations: analyticsMigrations },
  { module: 'push', migrations: pushMigrations },
  { module: 'vpn', migrations: vpnMigrations },
  { module: 'sportsbook', migrations: sportsbookMigrations },
];
