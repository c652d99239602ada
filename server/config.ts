import { isIP } from 'node:net';

/**
 * The only reader of process.env: every process takes its settings from here, validated once at start. A bad value
 * stops the process with all faults listed, instead of surfacing later as a strange request.
 */

/** Default bot token of the sandbox; the Telegram host page signs its init data with the same one. */
const SANDBOX_BOT_TOKEN = '7000000000:AAcroupier-sandbox-bot-token-not-a-secret';

/** strict: every rule of the strictest regulators · open: what others allow as well · bench: no pauses, for measuring. */
export type Market = 'strict' | 'open' | 'bench';
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface Config {
  readonly sitePort: number;
  readonly operatorPort: number;
  readonly vendorsPort: number;
  readonly telegramPort: number;
  /** Folder of the embedded database and of caches. */
  readonly dataDir: string;
  /** Folder of the build: client, server render, vendors' pages. */
  readonly distDir: string;
  /** A PostgreSQL address, or null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Addresses without a trailing slash. */
  readonly siteUrl: string;
  readonly operatorUrl: string;
  readonly vendorsUrl: string;
  readonly telegramUrl: string;
  /** Origins whose pages may call the operator through the site; the site's own is always the first. */
  readonly siteOrigins: readonly string[];
  /** How many proxies stand in front of the site and are believed about a client's address; 0 believes the connection. */
  readonly trustedProxies: number;
  /** Addresses or subnets of site servers: the operator believes these about a client's address. */
  readonly siteAddresses: readonly string[];
  /** Origins that may frame the site as Telegram hosts. */
  readonly telegramHostOrigins: readonly string[];
  readonly telegramBotToken: string;
  readonly walletSecret: string;
  readonly paymentsSecret: string;
  readonly contentToken: string;
  readonly market: Market;
  /** Test-only `/__sandbox/*` routes are served. */
  readonly hasSandboxControls: boolean;
  /** Fills the catalogue up for scale tests; 0 keeps what is really playable. */
  readonly catalogueSize: number;
  /** Most that resized pictures may take on disk (in `dataDir`), in MB; the least recently used go first. */
  readonly imageCacheMb: number;
  /** From which level on servers write a line: notes of what was answered (info) only where asked for. */
  readonly logLevel: LogLevel;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

type Env = Readonly<Record<string, string | undefined>>;

class EnvReader {
  readonly faults: string[] = [];

  constructor(private readonly env: Env) {}

  text(name: string, fallback: string): string {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? fallback : value;
  }

  secret(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (value.length < 16) this.faults.push(`${name} must have at least 16 characters`);
    return value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name, String(fallback));
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) this.faults.push(`${name} must be a whole number from ${min} to ${max}, got "${value}"`);
    return number;
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name, fallback);
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.faults.push(`${name} must be one of ${choices.join(', ')}, got "${value}"`);
    return choice ?? fallback;
  }

  /** An http(s) address without its trailing slash. */
  url(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!isAddress(value, ['http:', 'https:'])) this.faults.push(`${name} must be an http or https address, got "${value}"`);
    return value.replace(/\/+$/, '');
  }

  origins(name: string, fallback: readonly string[]): readonly string[] {
    const values = this.text(name, fallback.join(',')).split(/[\s,]+/).filter((value) => value !== '');
    // A wildcard host, as in https://*.telegram.org, is a frame-ancestors source and no URL.
    const isOrigin = (value: string) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(value);
    for (const value of values) if (!isOrigin(value)) this.faults.push(`${name} holds "${value}", which is no origin`);
    return values;
  }

  /** IP addresses or subnets as in 10.0.0.0/8. */
  addresses(name: string, fallback: readonly string[]): readonly string[] {
    const values = this.text(name, fallback.join(',')).split(/[\s,]+/).filter((value) => value !== '');
    for (const value of values) if (!isAddressOrSubnet(value)) this.faults.push(`${name} holds "${value}", which is no IP address or subnet`);
    return values;
  }

  databaseUrl(): string | null {
    const value = this.text('DATABASE_URL', '');
    if (value === '') return null;
    if (!isAddress(value, ['postgres:', 'postgresql:'])) this.faults.push('DATABASE_URL must be a postgres:// address');
    return value;
  }
}

function isAddressOrSubnet(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** Reads and checks the whole configuration. Throws ConfigError that names every fault. */
export function readConfig(env: Env = process.env): Config {
  const read = new EnvReader(env);
  const sitePort = read.integer('SITE_PORT', 3000, 1, 65_535);
  const operatorPort = read.integer('OPERATOR_PORT', 3001, 1, 65_535);
  const vendorsPort = read.integer('VENDORS_PORT', 3002, 1, 65_535);
  const telegramPort = read.integer('TELEGRAM_PORT', 3003, 1, 65_535);
  const siteUrl = read.url('SITE_URL', `http://localhost:${sitePort}`);
  const telegramUrl = read.url('TELEGRAM_URL', `http://127.0.0.1:${telegramPort}`);
  const config: Config = {
    sitePort,
    operatorPort,
    vendorsPort,
    telegramPort,
    dataDir: read.text('DATA_DIR', '.data'),
    distDir: read.text('DIST_DIR', 'dist'),
    databaseUrl: read.databaseUrl(),
    siteUrl,
    operatorUrl: read.url('OPERATOR_URL', `http://localhost:${operatorPort}`),
    vendorsUrl: read.url('VENDORS_URL', `http://127.0.0.1:${vendorsPort}`),
    telegramUrl,
    siteOrigins: [...new Set([siteUrl, ...read.origins('SITE_ORIGINS', [])])],
    trustedProxies: read.integer('TRUSTED_PROXIES', 0, 0, 10),
    siteAddresses: read.addresses('SITE_ADDRESSES', ['127.0.0.1', '::1']),
    telegramHostOrigins: read.origins('TELEGRAM_HOST_ORIGINS', ['https://web.telegram.org', 'https://*.telegram.org', telegramUrl]),
    telegramBotToken: read.secret('TELEGRAM_BOT_TOKEN', SANDBOX_BOT_TOKEN),
    walletSecret: read.secret('WALLET_SECRET', 'sandbox-wallet-secret'),
    paymentsSecret: read.secret('PAYMENTS_SECRET', 'sandbox-payments-secret'),
    contentToken: read.secret('CONTENT_TOKEN', 'sandbox-content-token'),
    market: read.choice('MARKET', ['strict', 'open', 'bench'], 'strict'),
    hasSandboxControls: read.choice('SANDBOX_CONTROLS', ['0', '1'], '0') === '1',
    catalogueSize: read.integer('CATALOGUE_SIZE', 0, 0, 200_000),
    imageCacheMb: read.integer('IMAGE_CACHE_MB', 256, 1, 1_000_000),
    logLevel: read.choice('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'warn'),
  };
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return config;
}
