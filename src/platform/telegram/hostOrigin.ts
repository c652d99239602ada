/** Origin of Telegram's own web clients; also the SDK's default. */
const telegramOrigin = 'https://web.telegram.org';

/**
 * The target origin of messages to the host: the framing page's if the site's configuration lists it. The address
 * cannot set it. A page framed by an unlisted host reaches nobody: messages for Telegram's origin are never delivered
 * to another.
 */
export function hostOrigin(page: Window, listed: readonly string[]): string {
  const origin = framingOrigin(page);
  return origin !== null && isListedOrigin(origin, listed) ? origin : telegramOrigin;
}

/**
 * Whether a messenger shows this page: launch data is used only then. Anybody can write launch data into a link, but no
 * link can put the page into a configured host's frame or give it the functions of a native web view.
 */
export const hasHost = (page: Window, listed: readonly string[]): boolean =>
  hasWebView(page) || isFramedByHost(page, listed);

/** Whether the functions for posting to native clients exist: the same two that the SDK uses. */
function hasWebView(page: Window): boolean {
  const { TelegramWebviewProxy: proxy, external }: { TelegramWebviewProxy?: unknown; external?: unknown } = page;
  return hasFunction(proxy, 'postEvent') || hasFunction(external, 'notify');
}

function hasFunction(owner: unknown, name: string): boolean {
  // An element with that id is not a function, so markup cannot pass for a web view.
  return typeof owner === 'object' && owner !== null && typeof Reflect.get(owner, name) === 'function';
}

function isFramedByHost(page: Window, listed: readonly string[]): boolean {
  if (page.parent === page || isOwnFrame(page)) return false;
  const origin = framingOrigin(page);
  // After navigation inside the frame the referrer is the site itself, or empty. Only listed hosts can frame the site
  // (frame-ancestors), so the host is one of them.
  return origin === null || origin === page.location.origin || isListedOrigin(origin, listed);
}

/** The site may frame itself (frame-ancestors 'self'), which is not a messenger. */
function isOwnFrame(page: Window): boolean {
  try {
    return page.parent.location.origin === page.location.origin;
  } catch {
    return false;
  }
}

/** The direct parent's origin; browsers without ancestorOrigins report it only as the referrer. */
function framingOrigin(page: Window): string | null {
  const ancestors = page.location.ancestorOrigins as DOMStringList | undefined;
  const parent = ancestors?.[0];
  if (parent) return parent;
  return URL.canParse(page.document.referrer) ? new URL(page.document.referrer).origin : null;
}

const isListedOrigin = (origin: string, listed: readonly string[]): boolean =>
  listed.some((pattern) => isListed(origin, pattern));

/** `https://*.telegram.org` matches any host below it, as in frame-ancestors. */
function isListed(origin: string, pattern: string): boolean {
  const wildcard = pattern.indexOf('://*.');
  if (wildcard < 0) return origin === pattern;
  const [scheme, suffix] = [pattern.slice(0, wildcard + 3), pattern.slice(wildcard + 4)];
  return origin.startsWith(scheme) && origin.endsWith(suffix);
}
