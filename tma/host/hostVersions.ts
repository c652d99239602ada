import { compareVersions, getReleaseVersion, supports } from '@tma.js/bridge';
import type { Profile } from './profiles.ts';
import { isNewer, newerReleases } from './protocol/newerProtocol.ts';
import type { HostEventName, HostMethodName } from './protocol/newerProtocol.ts';

/**
 * The versions of the protocol that the host can play: each has methods, parameters or fields of the launch that the one
 * before it lacks. 9.1: the keyboard is hidden. 9.5: icons on the bottom buttons. 9.6: a chat is asked for. 10.1: init data
 * name a request to join a chat.
 */
export const hostVersions = [
  '6.0',
  '6.1',
  '6.2',
  '6.4',
  '6.7',
  '6.9',
  '7.0',
  '7.2',
  '7.6',
  '7.7',
  '7.8',
  '7.10',
  '8.0',
  '9.0',
  '9.1',
  '9.5',
  '9.6',
  '10.1',
] as const;

export type HostVersion = (typeof hostVersions)[number];

/** The server's answer to the web clients. */
export const defaultVersion: HostVersion = '8.0';

/** `tgWebAppVersion`: webk replaces the server's 8.0 by 9.0. */
export const toldVersion = (profile: Profile, version: HostVersion): HostVersion =>
  profile.name === 'webk' && version === '8.0' ? '9.0' : version;

/** Web clients open links of the messenger in every version, since a frame cannot leave by itself. */
const always: ReadonlySet<string> = new Set(['web_app_open_tg_link']);
/** Web clients of 8.0 refuse the storages of 9.0 by an answer; earlier clients do not know them. */
const refusedFrom8 = /^web_app_(device|secure)_storage_/;

/** The version that a method came in; null if the messenger has none of this name. */
export const releaseOf = (method: HostMethodName): string | null =>
  isNewer(method) ? newerReleases[method] : getReleaseVersion(method);

/** Whether a client of this version knows a method of the app. */
export function knowsMethod(method: HostMethodName, params: unknown, version: HostVersion): boolean {
  if (always.has(method)) return true;
  if (isNewer(method)) return compareVersions(version, newerReleases[method]) >= 0;
  if (refusedFrom8.test(method)) return supports('web_app_request_fullscreen', version);
  const hasColour = typeof params === 'object' && params !== null && 'color' in params;
  if (method === 'web_app_set_header_color' && hasColour) return supports(method, 'color', version);
  return supports(method, version);
}

/** Whether a client of this version draws icons on the bottom buttons; earlier ones ignore the parameter. */
export const knowsButtonIcons = (version: HostVersion): boolean =>
  supports('web_app_setup_main_button', 'icon_custom_emoji_id', version);

/** Events of 8.0; all others that come without a request are as old as the protocol. */
const eventsOf8: ReadonlySet<string> = new Set([
  'visibility_changed',
  'safe_area_changed',
  'content_safe_area_changed',
]);

export const knowsEvent = (event: HostEventName, version: HostVersion): boolean =>
  !eventsOf8.has(event) || supports('web_app_request_safe_area', version);
