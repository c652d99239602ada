export { hallPath } from './hallFilter.ts';

/** Path without locale prefix; `href` of the app adds it. */
export const gamePath = (sysname: string): string => `/game/${encodeURIComponent(sysname)}`;

export type PlayMode = 'play' | 'demo';

/** 2.6-3: the address of the game's frame; `token` is a single-use ticket, absent for the demo. */
export function playPath(
  sysname: string,
  mode: PlayMode,
  options: { readonly token?: string; readonly locale: string },
): string {
  const query = new URLSearchParams({
    locale: options.locale,
    ...(options.token === undefined ? {} : { token: options.token }),
  });
  return `/platform/game/${encodeURIComponent(sysname)}/${mode}?${query}`;
}
