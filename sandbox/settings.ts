import { EnvReader } from '../server/EnvReader.ts';
import type { Env } from '../server/EnvReader.ts';
import { logLevels } from '../server/logging/logLevels.ts';
import { readSettings, telegramOrigins } from '../server/settings.ts';
import type { Settings } from '../server/settings.ts';

/** Default bot token of the sandbox; the Telegram host page signs its init data with the same one. */
const SANDBOX_BOT_TOKEN = '7000000000:AAcroupier-sandbox-bot-token-not-a-secret';

/** strict: all rules of the strictest regulators · open: fewer restrictions · bench: no pauses, for benchmarks. */
export type Market = 'strict' | 'open' | 'bench';

/** Settings that site and sandbox share. */
type SharedSettings = Pick<
  Settings,
  'siteUrl' | 'operatorUrl' | 'contentToken' | 'telegramHostOrigins' | 'dataDir' | 'distDir' | 'logLevel'
>;

const domainStates = ['active', 'closing', 'readonly', 'maintenance', 'blocked'] as const;

/** The settings of the sandbox: operator, third parties and the Telegram host. */
export interface SandboxSettings extends SharedSettings {
  readonly operatorPort: number;
  readonly vendorsPort: number;
  readonly telegramPort: number;
  /** A PostgreSQL address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly vendorsUrl: string;
  /** The content system; the sandbox's own is one of the vendors. */
  readonly contentUrl: string;
  /** Public address of the content system's own files, for banners. */
  readonly contentMediaUrl: string;
  /** Signs the content system's messages about changes. */
  readonly contentWebhookSecret: string;
  readonly telegramUrl: string;
  /** Origins whose pages may call the operator through the site; the site's own is always the first. */
  readonly siteOrigins: readonly string[];
  /** Addresses or subnets of site servers, which the operator trusts to forward the client's address. */
  readonly siteAddresses: readonly string[];
  readonly telegramBotToken: string;
  /** Address of the Bot API: Telegram's own, or a stand-in's. */
  readonly telegramApiRoot: string;
  /** The bot's username, without @. */
  readonly telegramBotName: string;
  /** Signs the bot's calls to the operator. */
  readonly botSecret: string;
  /** Whom push services write to about the operator's messages: `mailto:` or `https:`. */
  readonly pushSubject: string;
  readonly walletSecret: string;
  /** Signs the sportsbook's calls of its own wallet. */
  readonly sportsbookSecret: string;
  /** `edit_bets` of the sportsbook's policy: whether players may change the legs of open bets. */
  readonly doesSportsbookEditBets: boolean;
  readonly paymentsSecret: string;
  /** Signs the messages that the operator gives to the delivery service. */
  readonly messagesSecret: string;
  /** Keys the hashes of one-time codes and encrypts authenticator secrets. */
  readonly codesSecret: string;
  /** The casino's secret at the services of social sign-in. */
  readonly socialSecret: string;
  /** Signs the calls between the operator and the verification vendor, in both directions. */
  readonly verificationSecret: string;
  /** Signs the operator's calls to the VPN vendor, and encrypts the configurations that it keeps. */
  readonly vpnSecret: string;
  /** Encrypts pending withdrawals' requisites and keys the hashes of orders. If it changes, those cannot be sent. */
  readonly requisitesSecret: string;
  readonly market: Market;
  /** What `metadata.getgeneralinfo` says of the address, and the operator enforces (3-10). */
  readonly domainState: (typeof domainStates)[number];
  readonly domainType: 'main' | 'mirror';
  /** 3-12: players may ask for a file of their rounds. */
  readonly isGameHistoryExportEnabled: boolean;
  /** Whether the test-only `/__sandbox/*` routes are registered. */
  readonly hasSandboxControls: boolean;
  /** Whether house players play; off by default in tests, which have sandbox controls, and on the market `bench`. */
  readonly hasHousePlayers: boolean;
  /** 3-9: analytics and the fraud check; off by default in tests, whose pages the question for consent would cover, and on `bench`. */
  readonly hasAnalytics: boolean;
  /** Number of games to fill the catalogue up to, for scale tests; 0 keeps the playable games only. */
  readonly catalogueSize: number;
}

/** Reads and validates the sandbox's settings. Throws a SettingsError that lists every error. */
export function readSandboxSettings(env: Env = process.env): SandboxSettings {
  const read = new EnvReader(env);
  const sitePort = read.integer('SITE_PORT', 3000, 1, 65_535);
  const operatorPort = read.integer('OPERATOR_PORT', 3001, 1, 65_535);
  const vendorsPort = read.integer('VENDORS_PORT', 3002, 1, 65_535);
  const telegramPort = read.integer('TELEGRAM_PORT', 3003, 1, 65_535);
  const siteUrl = read.url('SITE_URL', `http://localhost:${sitePort}`);
  const vendorsUrl = read.url('VENDORS_URL', `http://127.0.0.1:${vendorsPort}`);
  const contentUrl = read.url('CONTENT_URL', `${vendorsUrl}/content`);
  const telegramUrl = read.url('TELEGRAM_URL', `http://127.0.0.1:${telegramPort}`);
  const settings: SandboxSettings = {
    operatorPort,
    vendorsPort,
    telegramPort,
    dataDir: read.text('DATA_DIR', '.data'),
    distDir: read.text('DIST_DIR', 'dist'),
    databaseUrl: read.addressOrNone('DATABASE_URL', ['postgres:', 'postgresql:']),
    siteUrl,
    operatorUrl: read.url('OPERATOR_URL', `http://localhost:${operatorPort}`),
    vendorsUrl,
    contentUrl,
    contentMediaUrl: read.url('CONTENT_MEDIA_URL', contentUrl),
    telegramUrl,
    siteOrigins: [...new Set([siteUrl, ...read.origins('SITE_ORIGINS', [])])],
    siteAddresses: read.addresses('SITE_ADDRESSES', ['127.0.0.1', '::1']),
    telegramHostOrigins: read.origins('TELEGRAM_HOST_ORIGINS', [...telegramOrigins, telegramUrl]),
    telegramBotToken: read.secret('TELEGRAM_BOT_TOKEN', SANDBOX_BOT_TOKEN),
    // The sandbox's own token is known to the stand-in only.
    telegramApiRoot: read.url(
      'TELEGRAM_API_ROOT',
      env['TELEGRAM_BOT_TOKEN'] === undefined ? telegramUrl : 'https://api.telegram.org',
    ),
    telegramBotName: read.text('TELEGRAM_BOT_NAME', 'croupier_sandbox_bot'),
    botSecret: read.secret('BOT_SECRET', 'sandbox-bot-secret'),
    pushSubject: read.contact('PUSH_SUBJECT', 'mailto:push@croupier.test'),
    walletSecret: read.secret('WALLET_SECRET', 'sandbox-wallet-secret'),
    sportsbookSecret: read.secret('SPORTSBOOK_SECRET', 'sandbox-sportsbook-secret'),
    doesSportsbookEditBets: read.choice('SPORTSBOOK_EDIT_BETS', ['0', '1'], '1') === '1',
    paymentsSecret: read.secret('PAYMENTS_SECRET', 'sandbox-payments-secret'),
    requisitesSecret: read.secret('REQUISITES_SECRET', 'sandbox-requisites-secret'),
    messagesSecret: read.secret('MESSAGES_SECRET', 'sandbox-messages-secret'),
    codesSecret: read.secret('CODES_SECRET', 'sandbox-codes-secret'),
    socialSecret: read.secret('SOCIAL_SECRET', 'sandbox-social-secret'),
    verificationSecret: read.secret('VERIFICATION_SECRET', 'sandbox-verification-secret'),
    vpnSecret: read.secret('VPN_SECRET', 'sandbox-vpn-secret'),
    contentToken: read.secret('CONTENT_TOKEN', 'sandbox-content-token'),
    contentWebhookSecret: read.secret('CONTENT_WEBHOOK_SECRET', 'sandbox-content-webhook'),
    market: read.choice('MARKET', ['strict', 'open', 'bench'], 'strict'),
    domainState: read.choice('DOMAIN_STATE', domainStates, 'active'),
    domainType: read.choice('DOMAIN_TYPE', ['main', 'mirror'], 'main'),
    isGameHistoryExportEnabled: read.choice('GAME_HISTORY_EXPORT', ['0', '1'], '1') === '1',
    hasSandboxControls: read.choice('SANDBOX_CONTROLS', ['0', '1'], '0') === '1',
    hasHousePlayers:
      read.choice(
        'HOUSE_PLAYERS',
        ['0', '1'],
        env['SANDBOX_CONTROLS'] === '1' || env['MARKET'] === 'bench' ? '0' : '1',
      ) === '1',
    hasAnalytics:
      read.choice('ANALYTICS', ['0', '1'], env['SANDBOX_CONTROLS'] === '1' || env['MARKET'] === 'bench' ? '0' : '1') ===
      '1',
    catalogueSize: read.integer('CATALOGUE_SIZE', 0, 0, 200_000),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'warn'),
  };
  read.demandNoFaults();
  return settings;
}

/** The settings of a site that uses this sandbox. */
export function readSiteSettings(env: Env = process.env): Settings {
  const sandbox = readSandboxSettings(env);
  const vendors = new URL(sandbox.vendorsUrl).origin;
  return readSettings({
    OPERATOR_URL: sandbox.operatorUrl,
    CONTENT_URL: sandbox.contentUrl,
    CONTENT_TOKEN: sandbox.contentToken,
    CONTENT_WEBHOOK_SECRET: sandbox.contentWebhookSecret,
    FRAME_ORIGINS: vendors,
    CONNECT_ORIGINS: vendors,
    IMAGE_ORIGINS: vendors,
    TELEGRAM_HOST_ORIGINS: sandbox.telegramHostOrigins.join(','),
    EMBED_PARENTS: vendors,
    // The same server by its number: another origin than by its name.
    CHAT_ORIGIN: sandbox.siteUrl.replace('//localhost', '//127.0.0.1'),
    CHAT_PROVIDER_ORIGINS: vendors,
    // And once more, by a name that browsers resolve themselves.
    ANALYTICS_ORIGIN: sandbox.siteUrl.replace('//localhost', '//analytics.localhost'),
    ANALYTICS_PROVIDER_ORIGINS: vendors,
    VERIFICATION_SDK_URL: `${sandbox.vendorsUrl}/verification/sdk.js`,
    ...env,
  });
}
