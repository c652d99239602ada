import { directionOf, isLanguageTag } from '../src/shared/locale/languageTag.ts';
import type { Messages } from '../src/lib/i18n.ts';
import type { LocaleOption } from '../src/kernel/stores.ts';
import { withWholeMedia } from './content/mediaAddresses.ts';
import { SharedRuns } from './SharedRuns.ts';
import type { IsCurrent } from './SharedRuns.ts';
import { soonest } from './soonest.ts';

/** Sent with every request to the content system (7-109). */
export const contentUserAgent = 'croupier-site/2.35';

/** How long an answer is used before it is requested again, in ms; if that fails, the last one is still used. */
const freshMs = 30_000;
/** The same if it has never answered, in ms: it may be starting. */
const unknownMs = 1_000;
const timeoutMs = 2_000;
/** How long a page waits for a new answer if an old one is known, in ms. */
const patienceMs = 500;

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

/** Strapi lists at most 100 documents in one answer; blocks and texts for search engines come only if asked for. */
export const pageQuery = 'populate[blocks][populate]=*&populate[seo][populate]=*&pagination[pageSize]=100';
/** Guards against a page count that never ends. */
const mostListPages = 10;

interface DocumentList {
  readonly answers: readonly unknown[];
  readonly documents: readonly unknown[];
}

interface Kept {
  readonly value: unknown;
  readonly at: number;
}

export interface ContentClientOptions {
  /** Base address of the content system, such as `http://…/content`. */
  readonly url: string;
  /** Public address of its media files, which it may name by their path. */
  readonly mediaUrl: string;
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
  private readonly asking = new SharedRuns<unknown>();
  /** The last answer about languages, and its parsed list. */
  private listed: { readonly answer: unknown; readonly list: LocaleList | null } = { answer: undefined, list: null };
  private readonly lists = new Map<string, DocumentList>();

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
  async siteConfiguration(locale: string): Promise<Readonly<Record<string, unknown>>> {
    return record(record(await this.find('site-configuration', locale))['data']);
  }

  /** 2.2-18: every published document of the content type `page`; null if it has never answered. */
  async pages(locale: string): Promise<readonly unknown[] | null> {
    const answers: unknown[] = [];
    for (let number = 1; number <= mostListPages; number += 1) {
      const answer = await this.find('pages', locale, `&${pageQuery}&pagination[page]=${number}`);
      if (answer === null) return null;
      answers.push(answer);
      const { pageCount } = record(record(record(answer)['meta'])['pagination']);
      if (typeof pageCount !== 'number' || number >= pageCount) break;
    }
    return this.joined(locale, answers);
  }

  /** The same array as long as the answers are the same: what is made of it is cached by its identity. */
  private joined(locale: string, answers: readonly unknown[]): readonly unknown[] {
    const known = this.lists.get(locale);
    if (known?.answers.length === answers.length && known.answers.every((one, index) => one === answers[index]))
      return known.documents;
    const documents = answers.flatMap((answer): readonly unknown[] => {
      const { data } = record(answer);
      return Array.isArray(data) ? data : [];
    });
    this.lists.set(locale, { answers, documents });
    return documents;
  }

  /**
   * Something has changed: the next request asks the content system, and still has the last answer if that fails. An
   * answer under way may be from before the change, so it is not kept.
   */
  expire(): void {
    this.asking.outdate();
    for (const [path, { value }] of this.kept) this.kept.set(path, { value, at: Number.NEGATIVE_INFINITY });
  }

  private async find(type: string, locale?: string, more = ''): Promise<unknown> {
    const path = `/api/${type}${locale === undefined ? '' : `?locale=${encodeURIComponent(locale)}${more}`}`;
    const kept = this.kept.get(path);
    if (kept && this.options.now() - kept.at < (kept.value === null ? unknownMs : freshMs)) return kept.value;
    const asking = this.asking.of(path, (isCurrent) => this.ask(path, kept?.value ?? null, isCurrent));
    // After a change that was told, the old answer is known to be wrong.
    const isUsable = kept !== undefined && kept.value !== null && Number.isFinite(kept.at);
    return isUsable ? soonest(asking, kept.value, patienceMs) : asking;
  }

  private async ask(path: string, lastKnown: unknown, isCurrent: IsCurrent): Promise<unknown> {
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
      value = withWholeMedia(answer, this.options.mediaUrl);
    } catch (error) {
      this.options.onFailure(path, error);
    }
    if (isCurrent()) this.kept.set(path, { value, at: this.options.now() });
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
