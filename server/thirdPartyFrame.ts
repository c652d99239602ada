import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escapeHtml.ts';

export interface ThirdPartyFrameOptions {
  /** `/nfx/chat` with the script `/chat.js`. */
  readonly name: 'chat' | 'analytics';
  /** The origin that this page has to itself: another one than the site's. */
  readonly origin: string;
  /** Origins of the providers whose scripts and frames may run there. */
  readonly providerOrigins: readonly string[];
  readonly siteUrl: string;
  /** All ancestors of a frame are checked: messengers frame the site that frames this page. */
  readonly embedders: readonly string[];
}

/**
 * The policy of such a page: third parties' scripts run here, which Trusted Types and hashes would stop, and nowhere
 * else. It has an origin of its own, so they reach neither the site's pages nor its cookies.
 */
export function thirdPartyPolicy(options: ThirdPartyFrameOptions): string {
  const { providerOrigins } = options;
  const providers = providerOrigins.join(' ');
  const sockets = providerOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${providers}`,
    `style-src 'self' 'unsafe-inline' ${providers}`,
    `img-src 'self' data: blob: ${providers}`,
    `font-src 'self' data: ${providers}`,
    `media-src 'self' data: ${providers}`,
    `connect-src ${providers} ${sockets}`,
    `frame-src ${providers}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ancestorsOf(options),
  ].join('; ');
}

const ancestorsOf = ({ siteUrl, embedders }: ThirdPartyFrameOptions): string =>
  `frame-ancestors ${new URL(siteUrl).origin} ${embedders.join(' ')}`;

/** The policy of the page that removes what third parties have stored: none of them runs there. */
export const forgetPolicy = (options: ThirdPartyFrameOptions): string =>
  ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "form-action 'none'", ancestorsOf(options)].join('; ');

/**
 * The page that frames hold for the live chat (1-19) or the analytics (7-120). On the site's own origin it does not
 * exist.
 */
export function thirdPartyFrame(app: FastifyInstance, options: ThirdPartyFrameOptions): void {
  const { name, origin } = options;
  const { host } = new URL(origin);
  const policy = thirdPartyPolicy(options);
  const pageWith = (style: string): string => `<!doctype html>
<html data-site="${escapeHtml(new URL(options.siteUrl).origin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name === 'chat' ? 'Chat' : 'Analytics'}</title>
${style}<script src="/${name}.js" defer></script>
</head>
<body></body>
</html>
`;
  const serve = (path: string, page: string, headers: Readonly<Record<string, string>>) =>
    app.get(path, (request, reply) => {
      if (request.headers.host !== host)
        return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found' });
      return reply
        .headers({ 'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()', ...headers })
        .type('text/html; charset=utf-8')
        .send(page);
    });
  const style = '<style>html,body{background:transparent;block-size:100%;margin:0}</style>';
  serve(`/nfx/${name}`, pageWith(style), { 'content-security-policy': policy, 'cache-control': 'public, max-age=60' });
  // Cookies are left to its script: the header would remove those of the whole domain, the session of the site too.
  if (name === 'analytics')
    // Nothing is seen of it, and its policy allows no styles.
    serve('/nfx/analytics/forget', pageWith(''), {
      'content-security-policy': forgetPolicy(options),
      'clear-site-data': '"storage"',
      'cache-control': 'no-store',
    });
}
