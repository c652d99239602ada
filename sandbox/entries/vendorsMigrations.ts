import type { ModuleMigrations } from '../database/Migration.ts';
import { paymentMigrations } from '../payments/paymentMigrations.ts';
import { studioMigrations } from '../studio/server/studioMigrations.ts';

/** The history of schema `vendors`: each third party has its own. */
export const vendorsMigrations: readonly ModuleMigrations[] = [
  { module: 'payments', migrations: paymentMigrations },
  { module: 'studio', migrations: studioMigrations },
];
