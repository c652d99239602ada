import type { AppServices } from '../../kernel/AppServices.ts';
import type { EntryView } from './AuthRequest.ts';
import { withoutPopupFlags } from './popupFlags.ts';
import { returnAddress } from './returnAddress.ts';

/** The address to return to: the requested one, else this page without the popup flags. */
function wantedAddress({ place, href, content }: Pick<AppServices, 'place' | 'href' | 'content'>): string {
  return returnAddress({ place, content }) ?? href(withoutPopupFlags(place));
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
  const withWayBack = `${base}${base.includes('?') ? '&' : '?'}backUrl=${encodeURIComponent(wantedAddress(app))}${hash === undefined ? '' : `#${hash}`}`;
  return withWayBack.startsWith('/') ? app.href(withWayBack) : withWayBack;
}
