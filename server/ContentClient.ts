import { directionOf, isLanguageTag } from '../src/shared/locale/languageTag.ts';
import type { Messages } from '../src/lib/i18n.ts';
import type { LocaleOption } from '../src/kernel/deps.ts';

/** Sent with every request to the content system (7-109). */
export const contentUserAgent = 'croupier-site/2.35';

/** How long an answer is used before it is requested again, in ms; if that fails, the last one is still used. */
const freshMs = 30_000;
/** The same if it has never answered, in ms: it may be starting. */
const unknownMs = 1_000;
const timeoutMs = 2_000;

export interface LocaleList {
  readonly locales: readonly LocaleOption[];
  readonly defaultLocale: string;
}

/** 8-14: the content system has answered with no language that can be served. */
export class NoLocalesError extends Error {
  override readonly name = 'NoLocalesError';
  /** Text for the log, and for the response to a request for the list. */
  static readonly told = 'No locales configured from CMS data';

  constructor() {
    super('PLUGIN:I18N: LOCALES NOT FOUND');
  }
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
  /** Called for every failure; nothing is retried (9-13). */
  readonly onFailure: (path: string, error: unknown) => void;
  /** Called for each new list of languages that contains some that cannot be served. */
  readonly onLocalesLeftOut: (leftOut: readonly string[], served: readonly string[]) => void;
}

/** Client of the content system's REST API in Strapi's format: `/api/{type}?locale=…` with a bearer token. */
export class ContentClient {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new Map<string, Promise<unknown>>();
  /** The last answer about languages, and its parsed list. */
  private listed: { readonly answer: unknown; readonly list: LocaleList | null } = { answer: undefined, list: null };

  constructor(private readonly options: ContentClientOptions) {}

  /**
   * 7-108. Null if the content system has never answered. Throws NoLocalesError if it answered without a language
   * (8-14).
   */
  async locales(): Promise<LocaleList | null> {
    const answer = await this.find('locales');
    if (answer === null) return null;
    const list = this.listed.answer === answer ? this.listed.list : this.readLocales(answer);
    this.listed = { answer, list };
    if (!list) throw new NoLocalesError();
    return list;
  }

  private readLocales(answer: unknown): LocaleList | null {
    const data = record(answer)['data'];
    const entries = Array.isArray(data) ? data.map(record) : [];
    const locales = entries.flatMap(readLocale);
    const served = locales.map(({ code }) => code);
    const leftOut = entries.map(({ code }) => String(code)).filter((code) => !served.includes(code));
    if (leftOut.length > 0 || served.length === 0) this.options.onLocalesLeftOut(leftOut, served);
    const [first] = locales;
    if (!first) return null;
    const chosen = entries.find((entry) => entry['isDefault'] === true)?.['code'];
    return { locales, defaultLocale: served.find((code) => code === chosen) ?? first.code };
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
    const { token } = this.options;
    let value = lastKnown;
    try {
      const response = await this.options.fetch(this.options.url + path, {
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          accept: 'application/json',
          'user-agent': contentUserAgent,
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const answer: unknown = await response.json();
      if (record(answer)['data'] === undefined) throw new Error('answered without data');
      value = answer;
    } catch (error) {
      this.options.onFailure(path, error);
    }
    this.kept.set(path, { value, at: this.options.now() });
    return value;
  }
}

const nothing: Readonly<Record<string, unknown>> = Object.freeze({});

/** The same object, not a copy: renders cache results by the identity of the answer's parts. */
function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : nothing;
}

/** Strapi has no direction of its own: `dir` exists only if it was added as a field. */
function readLocale({ code, name, dir }: Readonly<Record<string, unknown>>): LocaleOption[] {
  if (typeof code !== 'string' || typeof name !== 'string' || !isLanguageTag(code)) return [];
  return [{ code, name, dir: dir === 'rtl' || dir === 'ltr' ? dir : directionOf(code) }];
}
