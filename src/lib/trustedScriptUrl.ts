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
  const { trustedTypes } = globalThis as TrustedTypesPage;
  if (!trustedTypes) return url.href;
  policy ??= trustedTypes.createPolicy('croupier', { createScriptURL: (text) => text });
  return policy.createScriptURL(url.href) as string;
}
