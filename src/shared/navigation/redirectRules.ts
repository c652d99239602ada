import { splitLocale, withLocale } from '../locale/localePath.ts';
import { fillWildcards, matchWildcard } from './matchWildcard.ts';
import { returnTarget } from './returnTarget.ts';

/** A rule of the content system (2.5-5): stars in `from` match anything and fill the stars of `to` in order. */
export type RedirectRule = { readonly from: string; readonly to: string; readonly isPermanent?: boolean };

export type RedirectSetting = {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Hosts that rules may redirect to; a rule to any other is ignored. */
  readonly listedHosts: readonly string[];
};

export type Redirect = { readonly to: string; readonly status: 301 | 302 };

type Address = { readonly pathname: string; readonly query: string; readonly hash: string };

/**
 * The first rule that matches `fullPath` (path, query and hash), with query and hash kept (2.5-5). A `from` without a
 * language matches in every language and keeps it; one with a language matches only there. A rule whose target is the
 * path itself or is not allowed is skipped.
 */
export function findRedirect(
  fullPath: string,
  rules: readonly RedirectRule[],
  setting: RedirectSetting,
): Redirect | null {
  for (const rule of rules) {
    const to = targetOf(rule, fullPath, setting);
    if (to !== null && to !== fullPath) return { to, status: rule.isPermanent === true ? 301 : 302 };
  }
  return null;
}

function targetOf(rule: RedirectRule, fullPath: string, setting: RedirectSetting): string | null {
  const asked = addressOf(fullPath);
  const own = splitLocale(asked.pathname, setting.locales, setting.defaultLocale);
  const wanted = splitLocale(rule.from, setting.locales, setting.defaultLocale);
  const namesLocale = wanted.kind === 'prefixed' || wanted.kind === 'redundantDefault';
  if (namesLocale && wanted.locale !== own.locale) return null;
  const captures = matchWildcard(withoutSlash(wanted.path), withoutSlash(own.path));
  if (captures === null) return null;
  const target = returnTarget(fillWildcards(rule.to, captures), setting.listedHosts);
  if (target === null) return null;
  const kept = withRest(target, asked);
  return kept.startsWith('/') && !isPrefixed(kept, setting)
    ? withLocale(kept, own.locale, setting.defaultLocale)
    : kept;
}

function isPrefixed(path: string, setting: RedirectSetting): boolean {
  const { kind } = splitLocale(path, setting.locales, setting.defaultLocale);
  return kind === 'prefixed' || kind === 'redundantDefault';
}

/** The query of the request is appended to the target's own; the target's hash wins, if it has one. */
function withRest(target: string, asked: Address): string {
  const own = addressOf(target);
  const query = [own.query, asked.query].filter((part) => part !== '').join('&');
  return own.pathname + (query === '' ? '' : `?${query}`) + (own.hash === '' ? asked.hash : own.hash);
}

function addressOf(path: string): Address {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  return { pathname, query, hash };
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
