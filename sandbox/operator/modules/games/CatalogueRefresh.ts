import { createHash } from 'node:crypto';
import type { Job } from '../../jobs/Jobs.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Catalogue } from './Catalogue.ts';
import { storeCatalogue } from './gamesRepository.ts';
import { fetchColours, fetchStudioGames } from './studioCatalogue.ts';

const REFRESH_MS = 60_000;
/** The vendors start beside the operator and need a moment. */
const UNTIL_FIRST_MS = 700;

/** Copies the studio's catalogue into ours: often until it has succeeded once, then every minute. */
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
      // Until it has been there once, a studio that does not answer is one that is still starting.
      if (this.hasCatalogue || !(error instanceof VendorError)) throw error;
      this.deps.logger.debug({ err: error }, 'the studio is not there yet');
    }
  }

  private async refresh(): Promise<void> {
    const { config, database } = this.deps;
    const games = await fetchStudioGames(this.deps);
    // An empty answer is a studio that is not ready, not one that has given up all its games.
    if (games.length === 0) return;
    const rows = buildCatalogue({
      games,
      colours: await fetchColours(this.deps),
      vendorsUrl: config.vendorsUrl,
      size: config.catalogueSize,
    });
    await storeCatalogue(database, rows, createHash('sha256').update(JSON.stringify(rows)).digest('hex'));
    this.hasCatalogue = true;
    this.catalogue.forget();
  }
}
