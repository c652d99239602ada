import type { OperatorDeps } from '../OperatorDeps.ts';
import { SharedRuns } from '../../../server/SharedRuns.ts';
import type { IsCurrent } from '../../../server/SharedRuns.ts';
import { fetchJson } from './fetchJson.ts';
import { VendorError } from './VendorError.ts';

const CACHED_MS = 30_000;
/** A Strapi lists 25 entries unless asked for more, and a hundred at most. */
const WHOLE_LIST = '&pagination[pageSize]=100';
/** After a failure the content system is requested again after this time in ms, not for every visitor. */
const RETRY_MS = 3000;

type EntryType = 'banners' | 'faqs' | 'pages' | 'site-configuration';

const pathOf = (type: EntryType, locale: string): string =>
  `/api/${type}?locale=${locale}${type === 'site-configuration' ? '' : WHOLE_LIST}`;

interface Kept {
  readonly value: unknown;
  readonly freshUntil: number;
}

/** Client of the content system, in Strapi's format. While it fails, the last good reply is returned. */
export class ContentSystem {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new SharedRuns<unknown>();

  constructor(private readonly deps: OperatorDeps) {}

  /** The `data` of an entry or list in one language; null before the first reply. `locale` must be an available one. */
  find(type: EntryType, locale: string): Promise<unknown> {
    const path = pathOf(type, locale);
    const kept = this.kept.get(path);
    if (kept !== undefined && this.deps.clock.now().getTime() < kept.freshUntil) return Promise.resolve(kept.value);
    return this.asking.of(path, (isCurrent) => this.ask(path, kept?.value ?? null, isCurrent));
  }

  /**
   * The last reply at once, for transactions, which wait for no vendor; null before the first. A newer one is asked for
   * meanwhile.
   */
  lastKnown(type: 'site-configuration', locale: string): unknown {
    this.find(type, locale).catch((error: unknown) => this.deps.logger.error({ err: error }, 'the content system'));
    return this.kept.get(pathOf(type, locale))?.value ?? null;
  }

  /** Something has changed: each question is asked anew, and the last reply still returned if that fails. */
  forget(): void {
    this.asking.outdate();
    for (const [path, { value }] of this.kept) this.kept.set(path, { value, freshUntil: Number.NEGATIVE_INFINITY });
  }

  private async ask(path: string, lastKnown: unknown, isCurrent: IsCurrent): Promise<unknown> {
    const { config, fetch, logger, clock } = this.deps;
    const askedAt = clock.now().getTime();
    // An answer from before a change is not kept.
    const keep = (value: unknown, freshUntil: number) => {
      if (isCurrent()) this.kept.set(path, { value, freshUntil });
    };
    try {
      const reply = await fetchJson(fetch, `${config.contentUrl}${path}`, {
        headers: { authorization: `Bearer ${config.contentToken}` },
      });
      const { data = null } = Object(reply) as { data?: unknown };
      keep(data, askedAt + CACHED_MS);
      return data;
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error }, 'the content system did not answer');
      keep(lastKnown, askedAt + RETRY_MS);
      return lastKnown;
    }
  }
}
