import { cspHash } from '../../html.ts';
import { style } from './style.ts';

/** `targets` may follow a page's form: browsers apply form-action to redirects as well. */
export function pageHeaders(targets: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${cspHash(style)}`,
    "img-src 'self' data:",
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
  };
}
