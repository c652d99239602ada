import { createHash } from 'node:crypto';
import type { Job } from '../../../jobs/Jobs.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Catalogue } from './Catalogue.ts';
import { storeCatalogue } from './gamesRepository.ts';
import { hasSportsbook, sportsbookRow } from './sportsbook.ts';
import { fetchColours, fetchStudioGames } from './studioCatalogue.ts';

const REFRESH_MS = 60_000;
/** Retry interval in ms until the first success: the vendors start at the same time as the operator. */
const UNTIL_FIRST_MS = 700;

/** Copies the studio's catalogue into the operator's: often until the first success, then every minute. */
export class CatalogueRefresh implements Job {
  readonly name = 'catalogue';
  private hasCatalogue = false;

  constructor(
    private readonly deps: OperatorDeps,
    private readonly catalogue: Catalogue,
  ) {}

  get everyMs(): number {
    return this.hasCatalogue ? REFRESH_MS : UNTIL_FIRST_MS;
  }

  async run(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      // Before the first success an unreachable studio is assumed to be starting.
      if (this.hasCatalogue || !(error instanceof VendorError)) throw error;
      this.deps.logger.debug({ err: error }, 'the studio is not there yet');
    }
  }

  private async refresh(): Promise<void> {
    const { config, database } = this.deps;
    const games = await fetchStudioGames(this.deps);
    // An empty list means that the studio is not ready, not that it has removed all games.
    if (games.length === 0) return;
    const { vendorsUrl, catalogueSize: size } = config;
    const built = buildCatalogue({ games, colours: await fetchColours(this.deps), vendorsUrl, size });
    const rows = (await hasSportsbook(this.deps)) ? [...built, sportsbookRow(vendorsUrl)] : built;
    await storeCatalogue(database, rows, createHash('sha256').update(JSON.stringify(rows)).digest('hex'));
    this.hasCatalogue = true;
    this.catalogue.forget();
  }
}
