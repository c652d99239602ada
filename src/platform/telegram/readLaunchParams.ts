/** What a mini app is started with. Values are as the host gave them, none is verified here. */
export interface LaunchParams {
  /** The whole query, as it stood behind the `#`. */
  readonly raw: string;
  readonly platform: string;
  readonly version: string;
  /** The signed init data, untouched: only this text can be verified. */
  readonly initData: string | null;
  readonly startParam: string | null;
  readonly theme: Readonly<Record<string, unknown>>;
  /** The place that a reload of our own noted in the address; null at a launch by the host. */
  readonly route: string | null;
}

/** A place where launch parameters may stand; may throw, as blocked storages do. */
export type LaunchSource = () => string | null | undefined;

/** The key and spelling that Telegram's SDKs share: JSON text of the raw query. */
export const launchStorageKey = 'tapps/launchParams';
const routeName = 'croupierRoute';

/** 1-22: the first source that holds a launch, or null. The platform and the version make a launch; nothing less does. */
export function readLaunchParams(sources: readonly LaunchSource[]): LaunchParams | null {
  for (const source of sources) {
    const raw = textOf(source);
    const params = raw === null ? null : parse(raw);
    if (params) return params;
  }
  return null;
}

/** In order: the address, the address that this document was opened with (it outlives page changes), the tab's storage. */
export const launchSources = (page: Window): readonly LaunchSource[] => [
  () => fragmentOf(page.location.href),
  () => {
    const [entry] = page.performance.getEntriesByType('navigation');
    return entry && fragmentOf(entry.name);
  },
  () => {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(launchStorageKey) ?? '""');
    // The SDK keeps the address as it is; the place in it was for that one load.
    return typeof kept === 'string' ? withoutRoute(kept) : null;
  },
];

/** The same launch under another theme of the host. */
export function withTheme(launch: LaunchParams, theme: Readonly<Record<string, unknown>>): LaunchParams {
  const query = new URLSearchParams(launch.raw);
  query.set('tgWebAppThemeParams', JSON.stringify(theme));
  return { ...launch, raw: query.toString(), theme };
}

function textOf(source: LaunchSource): string | null {
  try {
    return source() || null;
  } catch {
    // Blocked or unreadable: the next source is asked.
    return null;
  }
}

function fragmentOf(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : address.slice(at + 1);
}

/**
 * The fragment of an address that carries the launch over a load, and the place with it: the server knows no guest on a
 * personal page and sends them to the start, but browsers keep the fragment over a redirect.
 */
export const launchFragment = ({ raw }: LaunchParams, route: string): string =>
  `#${raw}&${routeName}=${encodeURIComponent(route)}`;

const withoutRoute = (text: string): string => text.split(`&${routeName}=`)[0] ?? '';

function parse(text: string): LaunchParams | null {
  const raw = withoutRoute(text);
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
    route: new URLSearchParams(text).get(routeName),
  };
}

function themeOf(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const theme: unknown = JSON.parse(json ?? '{}');
    return typeof theme === 'object' && theme !== null ? { ...theme } : {};
  } catch {
    return {};
  }
}
