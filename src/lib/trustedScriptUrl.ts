interface Policy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesPage {
  /** Missing in browsers without Trusted Types; not in the DOM library. */
  readonly trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
}

let policy: Policy | null = null;

/** Makes a trusted URL of one of the site's own scripts (worker, service worker); throws for any other origin. */
export function trustedScriptUrl(path: string): string {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) throw new TypeError(`not a script of this site: ${url.origin}`);
  return trusted(url.href);
}

/**
 * Makes a trusted URL of a third party's script. `url` must come from the site's own settings, never from an answer or
 * an address; the page's policy lists it as well. Throws for anything but http and https.
 */
export function configuredScriptUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`not the address of a script: ${protocol}`);
  return trusted(href);
}

function trusted(href: string): string {
  const { trustedTypes } = globalThis as TrustedTypesPage;
  if (!trustedTypes) return href;
  policy ??= trustedTypes.createPolicy('croupier', { createScriptURL: (text) => text });
  return policy.createScriptURL(href) as string;
}
