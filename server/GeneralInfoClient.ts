import { readGeneralInfo, usualSite } from '../src/shared/site/siteInfo.ts';
import type { GeneralInfo } from '../src/shared/site/siteInfo.ts';
import { soonest } from './soonest.ts';

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

/** Attempts before an operator that has never told it is given up, and the pause between them in ms. */
const FIRST_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;

/** 8-15: the operator answers, but not with what every page needs. An operator that is away is another matter. */
export class StaticDataError extends Error {
  override readonly name = 'StaticDataError';
  readonly statusCode = 404;

  constructor(reason: string) {
    super(`PLUGIN:INIT: ${reason}`);
  }
}

/** The operator answered, and repeating the question later may not help. */
class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError';
}

/** 3-8: the operator's general info. Without an answer the last one counts, or the usual. */
export class GeneralInfoClient {
  private known: GeneralInfo = { site: usualSite };
  private isKnown = false;
  /** Why the operator's answers cannot be used, while none has ever been. */
  private refusal: string | null = null;
  private freshUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | null = null;
  private stateChangedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: Options) {}

  /** When the state or the type of the address last changed. */
  changedAt(): number {
    return this.stateChangedAt;
  }

  /** Throws StaticDataError. */
  async get(): Promise<GeneralInfo> {
    if (this.options.now() >= this.freshUntil) {
      this.asking ??= this.ask().finally(() => (this.asking = null));
      await soonest(this.asking, undefined, PATIENCE_MS);
    }
    if (this.refusal !== null) throw new StaticDataError(this.refusal);
    return this.known;
  }

  private async ask(): Promise<void> {
    const { now, onFailure } = this.options;
    // Requests that come while the operator is silent do not wait one after the other.
    const impatience = setTimeout(() => (this.freshUntil = now() + RETRY_MS), PATIENCE_MS);
    try {
      const told = await this.tried(this.isKnown ? 1 : FIRST_ATTEMPTS);
      if (told.site.state !== this.known.site.state || told.site.mirrorOf !== this.known.site.mirrorOf)
        this.stateChangedAt = now();
      this.known = told;
      [this.isKnown, this.refusal] = [true, null];
      this.freshUntil = now() + FRESH_MS;
    } catch (error) {
      const isRefusal = !this.isKnown && error instanceof UnusableAnswerError;
      this.refusal = isRefusal ? error.message : null;
      this.freshUntil = now() + RETRY_MS;
      onFailure(isRefusal ? new StaticDataError(error.message) : error);
    } finally {
      clearTimeout(impatience);
    }
  }

  private async tried(attempts: number): Promise<GeneralInfo> {
    try {
      return await this.fetchInfo();
    } catch (error) {
      if (attempts <= 1 || !(error instanceof UnusableAnswerError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS));
      return this.tried(attempts - 1);
    }
  }

  private async fetchInfo(): Promise<GeneralInfo> {
    const { operatorUrl, mainOrigin, fetch: fetcher } = this.options;
    const response = await fetcher(`${operatorUrl}/api/metadata.getgeneralinfo?v=2.35&locale=en`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    const reason = `the general info was answered with ${status}`;
    if (status >= 500 || status === 429) throw new Error(reason);
    if (!response.ok) throw new UnusableAnswerError(reason);
    const answer: unknown = await response.json().catch(() => null);
    const { data } = Object(answer) as { data?: unknown };
    if (typeof data !== 'object' || data === null) throw new UnusableAnswerError('the general info has no data');
    return readGeneralInfo(data, mainOrigin);
  }
}
