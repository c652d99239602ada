import type { ModuleMigrations } from '../database/Migration.ts';
import { identityMigrations } from '../identity/identityMigrations.ts';
import { messagesMigrations } from '../messages/messagesMigrations.ts';
import { paymentMigrations } from '../payments/paymentMigrations.ts';
import { pushMigrations } from '../push/pushMigrations.ts';
import { playMigrations } from '../studio/kit/server/playMigrations.ts';
import { studioMigrations } from '../studio/server/studioMigrations.ts';
import { verificationMigrations } from '../verification/verificationMigrations.ts';

/** The migrations of schema `vendors`, per third party. */
export const vendorsMigrations: readonly ModuleMigrations[] = [
  { module: 'payments', migrations: paymentMigrations },
  { module: 'messages', migrations: messagesMigrations },
  { module: 'identity', migrations: identityMigrations },
  { module: 'studio', migrations: [...studioMigrations, ...playMigrations] },
  { module: 'verification', migrations: verificationMigrations },
  { module: 'push', migrations: pushMigrations },
];
