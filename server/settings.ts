import { EnvReader } from './EnvReader.ts';
import type { Env } from './EnvReader.ts';
import { logLevels } from './logging/logLevels.ts';
import type { LogLevel } from './logging/logLevels.ts';

/** The settings of the site server: everything that the product itself reads from the environment. */
export interface Settings {
  readonly sitePort: number;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The backend that answers `/api`, `/ws`, `/platform`, `/oauth` and `/hit`. */
  /** Origin of the main address; another one than `siteUrl` where this site may be a mirror (3-10). */
  readonly mainSiteUrl: string;
  readonly operatorUrl: string;
  /** The content system in Strapi's format, with `/api/{type}?locale=…` under this address. */
  readonly contentUrl: string;
  /** Public address of the content system's files: it names those that it keeps itself by their path, `/uploads/…`. */
  readonly contentMediaUrl: string;
  /** Bearer token of the content system; empty for none. */
  readonly contentToken: string;
  /** Signs the content system's messages about changes; empty for none, then changes appear after half a minute. */
  readonly contentWebhookSecret: string;
  /** Origins of games and other third parties that pages may frame. */
  readonly frameOrigins: readonly string[];
  /** Origins that pages may call: the list of TON Connect's wallets and their bridges. Without wildcards. */
  readonly connectOrigins: readonly string[];
  /** Origins whose pictures the image proxy fetches. */
  readonly imageOrigins: readonly string[];
  /** Origins that may frame the site as Telegram hosts. */
  readonly telegramHostOrigins: readonly string[];
  /** Origins that may frame the pages `/forms/sign_in` and `/forms/sign_up`, and get their messages. No wildcards. */
  readonly embedParents: readonly string[];
  /** The web SDK of the identity verification, a script of another site; null without one. */
  readonly verificationSdkUrl: string | null;
  /**
   * An origin that leads to this server and is another one than the site's: the live chat's frame is served there, so
   * that the provider's scripts reach nothing of the site. Null: no chat. Proxies must keep the header Host.
   */
  readonly chatOrigin: string | null;
  /** Origins of the chat provider: of its scripts, frames, pictures and calls. */
  readonly chatProviderOrigins: readonly string[];
  /** The same for the frame of the analytics. Another one than the chat's, so that the two do not reach each other. */
  readonly analyticsOrigin: string | null;
  /** Origins of the analytics' scripts and of what they call. */
  readonly analyticsProviderOrigins: readonly string[];
  /**
   * Number of proxies in front of the site that are trusted about a client's address; with 0 the connection's is used.
   */
  readonly trustedProxies: number;
  /** Folder for caches. */
  readonly dataDir: string;
  /** Folder of the build. */
  readonly distDir: string;
  /** Limit of resized pictures on disk (in `dataDir`), in MB; the least recently used are removed first. */
  readonly imageCacheMb: number;
  /** Whether rendered pages are cached for a few seconds; if not, each request renders its page. */
  readonly hasPageCache: boolean;
  /**
   * Renders per second that one client address (or IPv6 network) may cause, with a burst of ten seconds. Cached pages
   * do not count.
   */
  readonly rendersPerSecond: number;
  /** Lowest level that servers log: `info` adds a line per response. */
  readonly logLevel: LogLevel;
}

/** Where Telegram has its users' pictures, which the image proxy fetches for the header. */
const telegramPictures = 'https://t.me';

export const telegramOrigins = ['https://web.telegram.org', 'https://*.telegram.org'] as const;

/** Reads and checks the site's settings. Throws a SettingsError with every fault. */
export function readSettings(env: Env = process.env): Settings {
  const read = new EnvReader(env);
  const sitePort = read.integer('SITE_PORT', 3000, 1, 65_535);
  const siteUrl = read.url('SITE_URL', `http://localhost:${sitePort}`);
  const contentUrl = read.url('CONTENT_URL', 'http://127.0.0.1:3002/content');
  const contentMediaUrl = read.url('CONTENT_MEDIA_URL', contentUrl);
  const contentOrigins = [...new Set([contentUrl, contentMediaUrl].flatMap(originOf))];
  const settings: Settings = {
    sitePort,
    siteUrl,
    mainSiteUrl: read.url('MAIN_SITE_URL', siteUrl),
    operatorUrl: read.url('OPERATOR_URL', 'http://localhost:3001'),
    contentUrl,
    contentMediaUrl,
    contentToken: read.text('CONTENT_TOKEN', ''),
    contentWebhookSecret: read.secretOrNone('CONTENT_WEBHOOK_SECRET'),
    frameOrigins: read.origins('FRAME_ORIGINS', originOf(contentUrl)),
    connectOrigins: read.exactOrigins('CONNECT_ORIGINS', []),
    imageOrigins: [
      ...new Set([
        ...read.origins('IMAGE_ORIGINS', [...contentOrigins, telegramPictures]),
        // Whoever names the address of the content system's files means them to be shown.
        ...(read.text('CONTENT_MEDIA_URL', '') === '' ? [] : originOf(contentMediaUrl)),
      ]),
    ],
    telegramHostOrigins: read.origins('TELEGRAM_HOST_ORIGINS', telegramOrigins),
    embedParents: read.exactOrigins('EMBED_PARENTS', []),
    verificationSdkUrl: read.addressOrNone('VERIFICATION_SDK_URL', ['http:', 'https:']),
    chatOrigin: otherOrigin(read.addressOrNone('CHAT_ORIGIN', ['http:', 'https:']), siteUrl),
    chatProviderOrigins: read.origins('CHAT_PROVIDER_ORIGINS', []),
    analyticsOrigin: otherOrigin(read.addressOrNone('ANALYTICS_ORIGIN', ['http:', 'https:']), siteUrl),
    analyticsProviderOrigins: read.origins('ANALYTICS_PROVIDER_ORIGINS', []),
    trustedProxies: read.integer('TRUSTED_PROXIES', 0, 0, 10),
    dataDir: read.text('DATA_DIR', '.data'),
    distDir: read.text('DIST_DIR', 'dist'),
    imageCacheMb: read.integer('IMAGE_CACHE_MB', 256, 1, 1_000_000),
    hasPageCache: read.choice('PAGE_CACHE', ['0', '1'], '1') === '1',
    rendersPerSecond: read.integer('RENDERS_PER_SECOND', 20, 1, 1_000_000),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'warn'),
  };
  read.demandNoFaults();
  return settings;
}

const originOf = (address: string): readonly string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Null for the site's own origin: there a third party's script would be as powerful as the site. */
function otherOrigin(address: string | null, siteUrl: string): string | null {
  if (address === null) return null;
  const { origin } = new URL(address);
  return URL.canParse(siteUrl) && origin === new URL(siteUrl).origin ? null : origin;
}
