import type { OperatorDeps } from '../OperatorDeps.ts';
import { fetchJson } from './fetchJson.ts';
import { VendorError } from './VendorError.ts';

const CACHED_MS = 30_000;
/** After a failure the content system is requested again after this time in ms, not for every visitor. */
const RETRY_MS = 3000;

interface Kept {
  readonly value: unknown;
  readonly freshUntil: number;
}

/** Client of the content system, in Strapi's format. While it fails, the last good reply is returned. */
export class ContentSystem {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new Map<string, Promise<unknown>>();

  constructor(private readonly deps: OperatorDeps) {}

  /** The `data` of an entry or list in one language; null before the first reply. `locale` must be an available one. */
  find(type: 'banners' | 'site-configuration', locale: string): Promise<unknown> {
    const path = `/content/api/${type}?locale=${locale}`;
    const kept = this.kept.get(path);
    if (kept !== undefined && this.deps.clock.now().getTime() < kept.freshUntil) return Promise.resolve(kept.value);
    const shared = this.asking.get(path);
    if (shared !== undefined) return shared;
    const asking = this.ask(path, kept?.value ?? null).finally(() => this.asking.delete(path));
    this.asking.set(path, asking);
    return asking;
  }

  private async ask(path: string, lastKnown: unknown): Promise<unknown> {
    const { config, fetch, logger, clock } = this.deps;
    const askedAt = clock.now().getTime();
    try {
      const reply = await fetchJson(fetch, `${config.vendorsUrl}${path}`, {
        headers: { authorization: `Bearer ${config.contentToken}` },
      });
      const { data = null } = Object(reply) as { data?: unknown };
      this.kept.set(path, { value: data, freshUntil: askedAt + CACHED_MS });
      return data;
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error }, 'the content system did not answer');
      this.kept.set(path, { value: lastKnown, freshUntil: askedAt + RETRY_MS });
      return lastKnown;
    }
  }
}
