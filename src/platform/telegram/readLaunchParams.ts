import { hashParts } from '../../lib/siteHash.ts';

/** The parameters a mini app is launched with. Unverified, as the host sent them. */
export interface LaunchParams {
  /** The whole query after the `#`. */
  readonly raw: string;
  readonly platform: string;
  readonly version: string;
  /** The signed init data, unchanged: only this text can be verified. */
  readonly initData: string | null;
  readonly startParam: string | null;
  readonly theme: Readonly<Record<string, unknown>>;
  /** The path that the app itself put into the address before a reload, with the site's hash; null at a launch by the host. */
  readonly route: string | null;
}

/** Returns a text that may contain launch parameters; may throw, as blocked storages do. */
export type LaunchSource = () => string | null | undefined;

/** The key that Telegram's SDKs share; its value is the JSON text of the raw query. */
export const launchStorageKey = 'tapps/launchParams';
const routeName = 'croupierRoute';

/** 1-22: the launch of the first source that has one, or null. A launch needs at least the platform and the version. */
export function readLaunchParams(sources: readonly LaunchSource[]): LaunchParams | null {
  for (const source of sources) {
    const raw = textOf(source);
    const params = raw === null ? null : parse(raw);
    if (params) return params;
  }
  return null;
}

/**
 * In order: the current address, the address this document was opened with (unchanged by page changes), the tab's
 * storage.
 */
export const launchSources = (page: Window): readonly LaunchSource[] => [
  () => fragmentOf(page.location.href),
  () => {
    const [entry] = page.performance.getEntriesByType('navigation');
    return entry && fragmentOf(entry.name);
  },
  () => {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(launchStorageKey) ?? '""');
    // The SDK stores the whole address; the path in it was for that one load only.
    return typeof kept === 'string' ? withoutRoute(kept) : null;
  },
];

/** The same launch with another theme of the host. */
export function withTheme(launch: LaunchParams, theme: Readonly<Record<string, unknown>>): LaunchParams {
  const query = new URLSearchParams(launch.raw);
  query.set('tgWebAppThemeParams', JSON.stringify(theme));
  return { ...launch, raw: query.toString(), theme };
}

function textOf(source: LaunchSource): string | null {
  try {
    return source() || null;
  } catch {
    // Blocked or unreadable: try the next source.
    return null;
  }
}

function fragmentOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at + 1);
}

/**
 * An address fragment that carries the launch and the path over a load: the server redirects a personal page to the
 * index, since it does not know the player, but browsers keep the fragment over a redirect.
 */
const launchFragment = ({ raw }: LaunchParams, route: string, own: string): string =>
  `#${own === '' ? '' : `${own}?`}${raw}&${routeName}=${encodeURIComponent(route)}`;

/**
 * Adds the launch parameters to the present address, behind the site's own hash: if storage is blocked, nothing else
 * keeps them over a reload.
 */
export function keepLaunch(page: Window, launch: LaunchParams): void {
  const { pathname, search, hash } = page.location;
  const path = pathname + search;
  page.history.replaceState(page.history.state, '', path + launchFragment(launch, path, hashParts(hash.slice(1)).own));
}

const withoutRoute = (text: string): string => text.split(`&${routeName}=`)[0] ?? '';

function parse(text: string): LaunchParams | null {
  const { own, launch } = hashParts(text);
  const raw = withoutRoute(launch);
  const query = new URLSearchParams(raw);
  const platform = query.get('tgWebAppPlatform');
  const version = query.get('tgWebAppVersion');
  if (!platform || !version) return null;
  const initData = query.get('tgWebAppData') || null;
  return {
    raw,
    platform,
    version,
    initData,
    startParam: query.get('tgWebAppStartParam') || new URLSearchParams(initData ?? '').get('start_param') || null,
    theme: themeOf(query.get('tgWebAppThemeParams')),
    route: routeOf(launch, own),
  };
}

function routeOf(launch: string, own: string): string | null {
  const path = new URLSearchParams(launch).get(routeName);
  return path === null || own === '' ? path : `${path}#${own}`;
}

function themeOf(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const theme: unknown = JSON.parse(json ?? '{}');
    return typeof theme === 'object' && theme !== null ? { ...theme } : {};
  } catch {
    return {};
  }
}
