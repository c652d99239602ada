import { LRUCache } from 'lru-cache';
import type { IconNode } from '../../src/ui/basics/Icon.tsx';
import { haveSameParts } from '../sameParts.ts';
import { fetchSource } from '../pictures/fetchSource.ts';
import { readIcon } from './readIcon.ts';

interface IconsOptions {
  readonly allowedOrigins: readonly string[];
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly onFailure: (address: string, error: unknown) => void;
}

type Raw = Readonly<Record<string, unknown>>;
interface Read {
  readonly icon: IconNode | null;
}

const freshMs = 10 * 60_000;
/** Pages do not wait longer for an icon, in ms: without it they have the page's own. */
const patienceMs = 500;
const longestText = 50_000;

/** 7-121: icons of the content system, fetched by their addresses as text, so that they have the colour of the text. */
export class ContentIcons {
  private readonly known: LRUCache<string, Read>;
  /** With the same icons it is the same object: what is made of a configuration is cached by its identity. */
  private readonly last = new WeakMap<Raw, Raw>();

  constructor(private readonly options: IconsOptions) {
    this.known = new LRUCache<string, Read>({
      max: 500,
      ttl: freshMs,
      perf: { now: options.now },
      ttlResolution: 0,
      allowStale: true,
      ignoreFetchAbort: true,
      fetchMethod: (address) => this.ask(address),
    });
  }

  /** A configuration whose menu entries have their icons instead of the addresses. */
  async into(configuration: Raw): Promise<Raw> {
    const { menu } = configuration;
    if (!Array.isArray(menu) || !menu.some((entry) => this.addressOf(entry) !== null)) return configuration;
    const drawn = await Promise.all(
      menu.map(async (entry: unknown) => {
        const address = this.addressOf(entry);
        return address === null ? entry : { ...(entry as Raw), icon: await this.icon(address) };
      }),
    );
    const last = this.last.get(configuration);
    if (last && haveSameParts(last['menu'], drawn, 2)) return last;
    const made = { ...configuration, menu: drawn };
    this.last.set(configuration, made);
    return made;
  }

  private addressOf(entry: unknown): string | null {
    const icon: unknown = typeof entry === 'object' && entry !== null && 'icon' in entry ? entry.icon : null;
    if (typeof icon !== 'string' || icon.length > 2_000 || !URL.canParse(icon)) return null;
    const url = new URL(icon);
    url.hash = '';
    return this.options.allowedOrigins.includes(url.origin) && url.username === '' ? url.href : null;
  }

  private async icon(address: string): Promise<IconNode | null> {
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined).unref());
    const read = await Promise.race([this.known.fetch(address), patience]);
    return read?.icon ?? null;
  }

  private async ask(address: string): Promise<Read> {
    try {
      const bytes = await fetchSource(address, this.options.fetch);
      return { icon: bytes.length > longestText ? null : readIcon(bytes.toString('utf8')) };
    } catch (error) {
      this.options.onFailure(address, error);
      return { icon: null };
    }
  }
}
