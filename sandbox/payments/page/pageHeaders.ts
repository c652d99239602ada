/** Headers of every hosted page. `returnUrls` may follow its form: browsers apply form-action to redirects as well. */
export function pageHeaders(returnUrls: readonly string[]): Record<string, string> {
  const targets = [...new Set(returnUrls.map((url) => new URL(url).origin))];
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...targets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  };
}
