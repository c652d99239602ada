import type { Database } from '../../../database/database.ts';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import { createSportsbook } from '../createSportsbook.ts';
import type { Sportsbook, SportsbookOptions } from '../createSportsbook.ts';
import { sportsbookMigrations } from '../sportsbookMigrations.ts';
import type { FakeSportsWallet } from './FakeSportsWallet.ts';

export const openSportsbookDatabase = (): Promise<Database> =>
  openTestDatabase([{ schema: 'vendors', modules: [{ module: 'sportsbook', migrations: sportsbookMigrations }] }]);

/** How a sportsbook reaches a wallet that answers in the same process. */
export const reach = (wallet: FakeSportsWallet) => ({
  operatorUrl: 'http://operator.test',
  secret: wallet.secret,
  fetch: wallet.fetch,
  retryDelaysMs: [],
});

/** A sportsbook without its server and its loops: `work` does what is due. */
export const testSportsbook = (
  wallet: FakeSportsWallet,
  options: Pick<SportsbookOptions, 'database' | 'seed' | 'now' | 'policy'>,
): Sportsbook => createSportsbook({ ...reach(wallet), ...options });
