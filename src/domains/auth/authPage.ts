import { readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import type { AppServices } from '../../kernel/deps.ts';
import type { AuthView } from './openAuth.ts';
import { searchWithoutFlags } from './popupFlags.ts';

/** Where the player wants to be afterwards: the page that was asked for, else this one without what opens the popup. */
function wantedPath({ place, href }: Pick<AppServices, 'place' | 'href'>): string {
  const asked = readRedirectUrl(place.search);
  return asked ?? href(place.path + searchWithoutFlags(place.search));
}

/**
 * 3-32: the address that stands in for the popup where that is off, with the way back in `backUrl` (2.8-8). Null where
 * the popup opens, and where nothing stands in for it.
 */
export function authPage(app: Pick<AppServices, 'content' | 'place' | 'href'>, view: AuthView): string | null {
  const { isPopupEnabled, popupFallbacks } = app.content.config.auth;
  const address = popupFallbacks[view];
  if (isPopupEnabled || address === '') return null;
  const [base = '', hash] = address.split('#');
  const withWayBack = `${base}${base.includes('?') ? '&' : '?'}backUrl=${encodeURIComponent(wantedPath(app))}${hash === undefined ? '' : `#${hash}`}`;
  return withWayBack.startsWith('/') ? app.href(withWayBack) : withWayBack;
}
