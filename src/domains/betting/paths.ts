/** A selection that opens the slip filled in. */
export interface Pick {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
}

/** 2.2-4. `inside`: the path in the sportsbook's own page, `/event/12`. Without locale prefix. */
export function bettingPath(inside = '/', pick: Pick | null = null): string {
  const query = new URLSearchParams();
  if (inside !== '/') query.set('p', inside);
  if (pick !== null) query.set('slip', [pick.event, pick.market, pick.selection].join(','));
  const text = query.toString();
  return text === '' ? '/betting' : `/betting?${text}`;
}

/** The player's bets in the sportsbook's own page. */
export const ownBets = '/bets';

/** 2.2-20, 2.4-1 */
export const betsPath = '/profile/bets';

export type PlayMode = 'play' | 'demo';
