import { readGeneralInfo, usualSite } from '../src/shared/site/siteInfo.ts';
import type { GeneralInfo } from '../src/shared/site/siteInfo.ts';

/** Age up to which an answer is used, in ms; as old as the operator's other data in pages (guestFetch.ts). */
const FRESH_MS = 5_000;
/** Pause after a failure before the next request, in ms. */
const RETRY_MS = 1_000;
/** How long a page waits for an answer, in ms: the site serves pages without the operator, too. */
const PATIENCE_MS = 1_000;
const TIMEOUT_MS = 10_000;

interface Options {
  readonly operatorUrl: string;
  /** Origin of the main address, which mirrors name as canonical. */
  readonly mainOrigin: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** 3-8: the operator's general info. Without an answer the last one counts, or the usual. */
export class GeneralInfoClient {
  private known: GeneralInfo = { site: usualSite };
  private freshUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | null = null;

  constructor(private readonly options: Options) {}

  async get(): Promise<GeneralInfo> {
    if (this.options.now() < this.freshUntil) return this.known;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    await atMost(this.asking, PATIENCE_MS);
    return this.known;
  }

  private async ask(): Promise<void> {
    const { operatorUrl, mainOrigin, fetch: fetcher, now, onFailure } = this.options;
    // Requests that come while the operator is silent do not wait one after the other.
    const impatience = setTimeout(() => (this.freshUntil = now() + RETRY_MS), PATIENCE_MS);
    try {
      const response = await fetcher(`${operatorUrl}/api/metadata.getgeneralinfo?v=2.35&locale=en`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the general info was answered with ${response.status}`);
      const { data } = Object(await response.json()) as { data?: unknown };
      this.known = readGeneralInfo(data, mainOrigin);
      this.freshUntil = now() + FRESH_MS;
    } catch (error) {
      this.freshUntil = now() + RETRY_MS;
      onFailure(error);
    } finally {
      clearTimeout(impatience);
    }
  }
}

function atMost(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void promise.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
