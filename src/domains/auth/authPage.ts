import { readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import type { AppServices } from '../../kernel/deps.ts';
import type { EntryView } from './openAuth.ts';
import { searchWithoutFlags } from './popupFlags.ts';

/** The address to return to: the requested page, else this one without the popup flags. */
function wantedPath({ place, href }: Pick<AppServices, 'place' | 'href'>): string {
  const asked = readRedirectUrl(place.search);
  return asked ?? href(place.path + searchWithoutFlags(place.search));
}

/**
 * 3-32: the page that replaces a disabled popup, with the return address in `backUrl` (2.8-8). Null if the popup is
 * enabled or has no replacement.
 */
export function authPage(app: Pick<AppServices, 'content' | 'place' | 'href'>, view: EntryView): string | null {
  const { isPopupEnabled, popupFallbacks } = app.content.config.auth;
  const address = popupFallbacks[view];
  if (isPopupEnabled || address === '') return null;
  const [base = '', hash] = address.split('#');
  const withWayBack = `${base}${base.includes('?') ? '&' : '?'}backUrl=${encodeURIComponent(wantedPath(app))}${hash === undefined ? '' : `#${hash}`}`;
  return withWayBack.startsWith('/') ? app.href(withWayBack) : withWayBack;
}
