import type { LocaleOption } from '../kernel/stores.ts';
import type { RedirectsSettings } from './settings/redirects.ts';
import { followRedirects } from '../shared/navigation/followRedirects.ts';
import type { Redirect, RedirectRule, RedirectSetting } from '../shared/navigation/redirectRules.ts';
import { splitLocale, withLocale } from '../shared/locale/localePath.ts';
import { isProtectedPath } from '../shared/navigation/guestGuard.ts';
import { localeView } from './localeView.ts';
import { redirectOf } from './preparePage.ts';
import { asLaunched } from './routing/asLaunched.ts';
import { declaredSearch } from './routing/declaredSearch.ts';
import { matchPath } from './routing/matchPath.ts';
import { inOneForm, oneForm } from './routing/oneForm.ts';
import { isLaunchAddress } from './routing/startParams.ts';

export interface RenderRequest {
  /** Path and query as requested. */
  readonly pathname: string;
  readonly search: string;
  /** A session cookie was sent: only the browser can find out whether it is alive, and guards personal pages. */
  readonly hasSessionCookie: boolean;
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly to: string;
  readonly status: 301 | 302;
}

interface PlanOptions {
  /** 2.5-5: of the content system; none by default. */
  readonly redirects?: RedirectsSettings;
  readonly locales: readonly LocaleOption[];
  readonly defaultLocale: string;
}

export type PagePlan =
  | RenderedRedirect
  /** Pages of equal keys (path and declared query) are identical. Personal ones are never cached. */
  | {
      readonly kind: 'page';
      readonly key: string;
      readonly isPersonal: boolean;
      /** Listed parents may frame it. */
      readonly isEmbeddable: boolean;
      /** Its address holds a secret. */
      readonly isSecret: boolean;
      /** 2.2-18: of a page of the content system; null for every other. */
      readonly slug: string | null;
    };

/** Whether an address is a page or a redirect, without any request. A redirect keeps the whole query. */
export function planPage(asked: RenderRequest, options: PlanOptions): PagePlan {
  const { locales, defaultLocale } = options;
  const request = asLaunched(asked, options);
  const codes = locales.map((one) => one.code);
  const { locale: code, path, kind } = splitLocale(request.pathname, codes, defaultLocale);
  if (kind === 'redundantDefault') return { kind: 'redirect', to: oneForm(path) + request.search, status: 301 };
  const { rules, hosts } = options.redirects ?? { rules: [], hosts: [] };
  const led = ledTo(request.pathname + request.search, {
    rules,
    setting: { locales: codes, defaultLocale, listedHosts: hosts },
    // Some web views would lose a launch's data.
    isFixed: isLaunchAddress(asked.search),
  });
  if (led !== null) return { kind: 'redirect', ...led };
  const here = {
    locale: localeView(code, { locales, defaultLocale }),
    href: (to: string) => withLocale(to, code, defaultLocale),
    place: { path },
  };
  const away = redirectOf(here, path, request.search, !request.hasSessionCookie);
  if (away !== null) return { kind: 'redirect', to: away, status: 302 };
  const matched = matchPath(path);
  const { isSecret = false, isEmbeddable: isFramed = false, name } = matched?.route ?? {};
  return {
    kind: 'page',
    key: request.pathname + declaredSearch(path, request.search),
    isPersonal: isProtectedPath(path) || isSecret,
    isEmbeddable: isFramed,
    isSecret,
    slug: (name === 'content' && matched?.params['slug']) || null,
  };
}

interface Leading {
  readonly rules: readonly RedirectRule[];
  readonly setting: RedirectSetting;
  /** The address stays in the form in which it was asked for. */
  readonly isFixed: boolean;
}

/**
 * Where an address leads by the content system's rules (2.5-5), else to the one form of its page; null where it is that.
 * A rule that leads to another form of its own page does nothing: it would never end.
 */
function ledTo(full: string, { rules, setting, isFixed }: Leading): Redirect | null {
  const one = inOneForm(full, setting);
  const led = followRedirects(full, rules, setting);
  const to = led?.to.startsWith('/') ? inOneForm(led.to, setting) : led?.to;
  if (led && to !== undefined && to !== full && to !== one) return { to, status: led.status };
  return one === full || isFixed ? null : { to: one, status: 301 };
}
