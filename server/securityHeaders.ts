import { createHash } from 'node:crypto';

export interface PolicyOptions {
  readonly inlineScripts: readonly string[];
  /** Sources of further scripts: hashes of the content system's code. */
  readonly scripts?: readonly string[];
  /** Origins of games, payment pages and other third parties that may be framed. */
  readonly frameOrigins: readonly string[];
  /** Origins beside the site's own that its code may call: lists and bridges of wallets. */
  readonly connectOrigins: readonly string[];
  /** A third party's web SDK: this script may run, and its origin may be framed. Null without one. */
  readonly sdkUrl?: string | null;
  /** Sites that may frame this one. */
  readonly embedders: readonly string[];
  /** Whether the site uses https: all requests are then upgraded to https. */
  readonly isSecure: boolean;
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of every page: scripts by file or hash, no other inline scripts, Trusted Types required (trust.md,
 * Security).
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const sdk = addressOf(options.sdkUrl ?? null);
  const frames = [...new Set([...options.frameOrigins, ...sdk.origins])];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...options.inlineScripts.map(sha256), ...(options.scripts ?? []), ...sdk.urls].join(' '),
    // Inline style attributes set computed custom properties (placeholder colours, ratios).
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...options.connectOrigins].join(' '),
    `frame-src 'self' ${frames.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${options.embedders.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types croupier 'allow-duplicates'",
    'report-uri /nfx/csp-report',
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The parts of an address that a policy can name: a query would match nothing. */
function addressOf(url: string | null): { readonly urls: readonly string[]; readonly origins: readonly string[] } {
  if (url === null) return { urls: [], origins: [] };
  const { origin, pathname } = new URL(url);
  return { urls: [origin + pathname], origins: [origin] };
}

/** Headers of every response. `sdkUrl`: its origin's frames may use the camera. No X-Frame-Options: it does not support lists, frame-ancestors is used instead. */
export function baseHeaders(isSecure: boolean, sdkUrl: string | null = null): Readonly<Record<string, string>> {
  // A page can pass on only what it has itself.
  const camera = addressOf(sdkUrl).origins.flatMap((origin) => ['self', `"${origin}"`]);
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(${camera.join(' ')}), microphone=(), geolocation=(), payment=(self)`,
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
