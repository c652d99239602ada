/** The hall without a filter. */
export const gameHallPath = '/gamehall';

/** The hall, where its search is; a press opens the search dialog instead (2.10-11). */
export const searchPath = `${gameHallPath}#search`;

/** 2.2-10 */
export const providersPath = '/providers';

/** What a game's sysname follows in its page's path. */
export const gamePages = '/game/';

/** Path without locale prefix; `href` of the app adds it. */
export const gamePath = (sysname: string): string => `${gamePages}${encodeURIComponent(sysname)}`;

/** A game's page. */
export const isGamePath = (path: string): boolean => path.startsWith(gamePages);

export type PlayMode = 'play' | 'demo';

/** A sysname in a path; a name of the house's own has two parts, `custom/{name}`. */
const inPath = (sysname: string): string => sysname.split('/').map(encodeURIComponent).join('/');

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
  return `/platform/game/${inPath(sysname)}/${mode}?${query}`;
}
