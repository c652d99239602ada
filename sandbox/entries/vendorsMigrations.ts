import type { Migration } from '../database/migrate.ts';
import { paymentMigrations } from '../payments/paymentMigrations.ts';
import { studioMigrations } from '../studio/server/studioMigrations.ts';

/** The history of schema `vendors`. It only grows at its end: a later step of the payments goes below the studio's. */
export const vendorsMigrations: readonly Migration[] = [...paymentMigrations, ...studioMigrations.map(({ id, sql }) => ({ name: id, sql }))];
