/** Where Telegram's own web clients live; also what the SDK takes by itself. */
const telegramOrigin = 'https://web.telegram.org';

/**
 * The origin that messages to the host are addressed to: the framing page's, and only where the site's configuration
 * lists it. Nothing in the address can name one. A page that is framed by an unlisted host speaks to nobody, since
 * messages for Telegram's origin never reach another.
 */
export function hostOrigin(page: Window, listed: readonly string[]): string {
  return framingOrigins(page).find((origin) => listed.some((pattern) => isListed(origin, pattern))) ?? telegramOrigin;
}

function framingOrigins(page: Window): readonly string[] {
  const ancestors = page.location.ancestorOrigins as DOMStringList | undefined;
  // Only the direct parent hosts the app; browsers without ancestorOrigins tell it by the referrer.
  const parent = ancestors?.[0];
  if (parent) return [parent];
  return URL.canParse(page.document.referrer) ? [new URL(page.document.referrer).origin] : [];
}

/** `https://*.telegram.org` stands for any host below it, in the spelling of frame-ancestors. */
function isListed(origin: string, pattern: string): boolean {
  const wildcard = pattern.indexOf('://*.');
  if (wildcard < 0) return origin === pattern;
  const [scheme, suffix] = [pattern.slice(0, wildcard + 3), pattern.slice(wildcard + 4)];
  return origin.startsWith(scheme) && origin.endsWith(suffix);
}
