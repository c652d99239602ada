import type { SafeAreaInsets } from '@tma.js/bridge';
import { defaultVersion, hostVersions, toldVersion } from './hostVersions.ts';
import type { HostVersion } from './hostVersions.ts';
import { clientPermissions, decisions, permissionNames } from './permissions.ts';
import type { Permissions } from './permissions.ts';
import { profileOf } from './profiles.ts';
import type { Profile } from './profiles.ts';
import { themeNames } from './themes.ts';
import type { ThemeName } from './themes.ts';

export const platformNames = ['weba', 'web', 'tdesktop', 'macos', 'ios', 'android'] as const;
export const answerModes = ['prompt', 'slow', 'never'] as const;
export type AnswerMode = (typeof answerModes)[number];

/** Settings from the page's query (README.md lists them). */
export interface HostSettings {
  readonly profile: Profile;
  /** `tgWebAppPlatform` */
  readonly platform: string;
  /** `tgWebAppVersion` */
  readonly version: HostVersion;
  /** Null for the system's preference. */
  readonly theme: ThemeName | null;
  /** `reopen` simulates a client that re-inserts the frame instead of letting the app reload itself. */
  readonly reload: 'ask' | 'reopen';
  /** Insets told as given, whatever the window looks like; null if the window's own are told. */
  readonly fixedAreas: { readonly device: SafeAreaInsets; readonly content: SafeAreaInsets } | null;
  /** The device has a notch and a home indicator. */
  readonly isNotched: boolean;
  readonly permissions: Permissions;
  readonly answers: AnswerMode;
  /** The messenger has lost its connection. */
  readonly isOffline: boolean;
}

const oneOf = <T extends string>(names: readonly T[], text: string | null): T | null =>
  names.find((name) => name === text) ?? null;

export function readHostSettings(search: string): HostSettings {
  const query = new URLSearchParams(search);
  const profile = profileOf(query.get('profile'));
  const permissions = permissionNames.map((name) => [
    name,
    oneOf(decisions, query.get(name)) ?? clientPermissions[name],
  ]);
  return {
    profile,
    platform: oneOf(platformNames, query.get('platform')) ?? profile.platform,
    version: toldVersion(profile, oneOf(hostVersions, query.get('version')) ?? defaultVersion),
    theme: oneOf(themeNames, query.get('theme')),
    reload: query.get('reload') === 'reopen' ? 'reopen' : 'ask',
    fixedAreas: readAreas(query),
    isNotched: query.get('insets') === 'notched',
    permissions: Object.fromEntries(permissions) as Permissions,
    answers: oneOf(answerModes, query.get('answers')) ?? 'prompt',
    isOffline: query.has('offline'),
  };
}

/** The query's parameters of the settings that the panel changes while an app is open; null removes one. */
export const liveQuery = (settings: HostSettings): Readonly<Record<string, string | null>> => ({
  theme: settings.theme,
  insets: settings.isNotched ? 'notched' : null,
  answers: settings.answers === 'prompt' ? null : settings.answers,
  offline: settings.isOffline ? '1' : null,
  ...Object.fromEntries(
    permissionNames.map((name) => {
      const decision = settings.permissions[name];
      return [name, decision === clientPermissions[name] ? null : decision];
    }),
  ),
});

function readAreas(query: URLSearchParams): HostSettings['fixedAreas'] {
  if (!['top', 'bottom', 'content'].some((name) => query.has(name))) return null;
  const length = (name: string): number => {
    const value = Number(query.get(name) ?? 0);
    return value > 0 && value < 400 ? value : 0;
  };
  return {
    device: { top: length('top'), bottom: length('bottom'), left: 0, right: 0 },
    content: { top: length('content'), bottom: 0, left: 0, right: 0 },
  };
}
