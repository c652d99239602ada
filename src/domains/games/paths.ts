/** Paths without locale prefix; `href` of the app adds it. */
export interface HallFilter {
  readonly category?: string;
  readonly providers?: readonly string[];
  readonly query?: string;
}

/** 2.6-1, 2.6-2: lists are joined by commas. */
export function hallPath({ category, providers, query }: HallFilter = {}): string {
  const parts: string[] = [];
  if (category) parts.push(`category=${encodeURIComponent(category)}`);
  if (providers && providers.length > 0) parts.push(`providers=${providers.map(encodeURIComponent).join(',')}`);
  if (query) parts.push(`query=${encodeURIComponent(query)}`);
  return parts.length === 0 ? '/gamehall' : `/gamehall?${parts.join('&')}`;
}

export const gamePath = (sysname: string): string => `/game/${encodeURIComponent(sysname)}`;

export type PlayMode = 'play' | 'demo';

/** 2.6-3: the address of the game's frame; `token` is a single-use ticket, absent for the demo. */
export function playPath(sysname: string, mode: PlayMode, options: { readonly token?: string; readonly locale: string }): string {
  const query = new URLSearchParams({ locale: options.locale, ...(options.token === undefined ? {} : { token: options.token }) });
  return `/platform/game/${encodeURIComponent(sysname)}/${mode}?${query}`;
}
