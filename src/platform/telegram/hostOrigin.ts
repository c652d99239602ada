/** Where Telegram's own web clients live; also what the SDK takes by itself. */
const telegramOrigin = 'https://web.telegram.org';

/**
 * The origin that messages to the host are addressed to: the framing page's, and only where the site's configuration
 * lists it. Nothing in the address can name one. A page that is framed by an unlisted host speaks to nobody, since
 * messages for Telegram's origin never reach another.
 */
export function hostOrigin(page: Window, listed: readonly string[]): string {
  const origin = framingOrigin(page);
  return origin !== null && isListedOrigin(origin, listed) ? origin : telegramOrigin;
}

/**
 * Whether a messenger shows this page: launch data counts only then. Anybody can write launch data into a link, but no
 * link can put the page into a configured host's frame or give it the functions of a native web view.
 */
export const hasHost = (page: Window, listed: readonly string[]): boolean =>
  hasWebView(page) || isFramedByHost(page, listed);

/** The functions by which native clients are spoken to: the same two that the SDK posts its events through. */
function hasWebView(page: Window): boolean {
  const { TelegramWebviewProxy: proxy, external }: { TelegramWebviewProxy?: unknown; external?: unknown } = page;
  return hasFunction(proxy, 'postEvent') || hasFunction(external, 'notify');
}

function hasFunction(owner: unknown, name: string): boolean {
  // An element of that id is no function, so markup cannot pass for a web view.
  return typeof owner === 'object' && owner !== null && typeof Reflect.get(owner, name) === 'function';
}

function isFramedByHost(page: Window, listed: readonly string[]): boolean {
  if (page.parent === page || isOwnFrame(page)) return false;
  const origin = framingOrigin(page);
  // A frame that loads another of its pages tells itself as the referrer, or nothing. Only listed hosts can frame the
  // site (frame-ancestors), so the host is one of them then.
  return origin === null || origin === page.location.origin || isListedOrigin(origin, listed);
}

/** The site may frame itself (frame-ancestors 'self'), and is no messenger. */
function isOwnFrame(page: Window): boolean {
  try {
    return page.parent.location.origin === page.location.origin;
  } catch {
    return false;
  }
}

/** Only the direct parent hosts the app; browsers without ancestorOrigins tell it by the referrer. */
function framingOrigin(page: Window): string | null {
  const ancestors = page.location.ancestorOrigins as DOMStringList | undefined;
  const parent = ancestors?.[0];
  if (parent) return parent;
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : null;
}

const isListedOrigin = (origin: string, listed: readonly string[]): boolean =>
  listed.some((pattern) => isListed(origin, pattern));

/** `https://*.telegram.org` stands for any host below it, in the spelling of frame-ancestors. */
function isListed(origin: string, pattern: string): boolean {
  const wildcard = pattern.indexOf('://*.');
  if (wildcard < 0) return origin === pattern;
  const [scheme, suffix] = [pattern.slice(0, wildcard + 3), pattern.slice(wildcard + 4)];
  return origin.startsWith(scheme) && origin.endsWith(suffix);
}
