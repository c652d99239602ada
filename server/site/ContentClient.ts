import type { Messages } from '../../src/lib/i18n.ts';
import type { LocaleOption } from '../../src/domains/kernel/deps.ts';

/** Sent with every request to the content system (7-109). */
export const contentUserAgent = 'croupier-site/2.35';

/** How long an answer is used before it is asked again; a content system that is away leaves the last one in force. */
const freshMs = 30_000;
/** One that has never answered may just be starting: it is asked again sooner. */
const unknownMs = 1_000;
const timeoutMs = 2_000;

export interface LocaleList {
  readonly locales: readonly LocaleOption[];
  readonly defaultLocale: string;
}

interface Kept {
  readonly value: unknown;
  readonly at: number;
}

export interface ContentClientOptions {
  /** Base address of the content system, such as `http://…/content`. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Told of every failure; nothing is retried (9-13). */
  readonly onFailure: (path: string, error: unknown) => void;
}

/** Reads the content system in Strapi's REST shape: `/api/{type}?locale=…` behind a bearer token. */
export class ContentClient {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new Map<string, Promise<unknown>>();

  constructor(private readonly options: ContentClientOptions) {}

  /** 7-108. Null when the content system has never answered. */
  async locales(): Promise<LocaleList | null> {
    const answer = record(await this.find('locales'));
    const entries = Array.isArray(answer['data']) ? answer['data'].map(record) : [];
    const locales = entries.flatMap((entry): LocaleOption[] => {
      const { code, name, dir } = entry;
      if (typeof code !== 'string' || !/^[a-z]{2}(-[A-Za-z]{2})?$/.test(code) || typeof name !== 'string') return [];
      return [{ code, name, dir: dir === 'rtl' ? 'rtl' : 'ltr' }];
    });
    const chosen = entries.find((entry) => entry['isDefault'] === true)?.['code'];
    const first = locales[0];
    if (!first) return null;
    return { locales, defaultLocale: typeof chosen === 'string' && locales.some((one) => one.code === chosen) ? chosen : first.code };
  }

  /** 7-109: an empty object on failure. */
  async messages(locale: string): Promise<Messages> {
    return record(record(record(await this.find('messages', locale))['data'])['messages']);
  }

  /** 3-29 */
  async siteConfiguration(locale: string): Promise<unknown> {
    return record(record(await this.find('site-configuration', locale))['data']);
  }

  private async find(type: string, locale?: string): Promise<unknown> {
    const path = `/api/${type}${locale === undefined ? '' : `?locale=${encodeURIComponent(locale)}`}`;
    const kept = this.kept.get(path);
    if (kept && this.options.now() - kept.at < (kept.value === null ? unknownMs : freshMs)) return kept.value;
    const shared = this.asking.get(path);
    if (shared) return shared;
    const asking = this.ask(path, kept?.value ?? null).finally(() => this.asking.delete(path));
    this.asking.set(path, asking);
    return asking;
  }

  private async ask(path: string, lastKnown: unknown): Promise<unknown> {
    let value = lastKnown;
    try {
      const response = await this.options.fetch(this.options.url + path, {
        headers: { authorization: `Bearer ${this.options.token}`, accept: 'application/json', 'user-agent': contentUserAgent },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      value = await response.json();
    } catch (error) {
      this.options.onFailure(path, error);
    }
    this.kept.set(path, { value, at: this.options.now() });
    return value;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
