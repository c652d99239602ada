/** Paths without locale prefix; `href` of the app adds it. */
export const jackpotsPath = '/jackpots';

export const jackpotPath = (id: string): string => `${jackpotsPath}/${encodeURIComponent(id)}`;
