import { findRedirect } from './redirectRules.ts';
import type { Redirect, RedirectRule, RedirectSetting } from './redirectRules.ts';

/** A chain with more steps is a mistake, or grows for ever (`/a/*` to `/a/b/*`). */
const mostSteps = 5;

/**
 * 2.5-5: where the rules lead in the end, as one redirect. Null without one, and where they lead in a loop: then the
 * page that was asked for is shown. Permanent only if each step is.
 */
export function followRedirects(
  fullPath: string,
  rules: readonly RedirectRule[],
  setting: RedirectSetting,
): Redirect | null {
  const seen = new Set([fullPath]);
  let isPermanent = true;
  let at = fullPath;
  for (let step = 0; step < mostSteps; step += 1) {
    const next = findRedirect(at, rules, setting);
    if (next === null) return at === fullPath ? null : { to: at, status: isPermanent ? 301 : 302 };
    isPermanent &&= next.status === 301;
    if (!next.to.startsWith('/')) return { to: next.to, status: isPermanent ? 301 : 302 };
    if (seen.has(next.to)) return null;
    seen.add(next.to);
    at = next.to;
  }
  return null;
}
