import type { BetStatus } from './bet.ts';

export const betTabs = ['open', 'settled', 'cashedOut'] as const;
export type BetTab = (typeof betTabs)[number];

export const tabStatuses: Readonly<Record<BetTab, readonly BetStatus[]>> = {
  open: ['open', 'partly_cashed_out'],
  settled: ['won', 'lost', 'void', 'rolled_back'],
  cashedOut: ['cashed_out'],
};

export const sports = ['football', 'tennis', 'basketball', 'ice_hockey'] as const;
export const kinds = ['single', 'accumulator', 'system', 'builder'] as const;
export const periods = [0, 1, 7, 30] as const;

/** What of the bets is shown. */
export interface BetFilter {
  readonly tab: BetTab;
  /** Empty for all. */
  readonly sport: string;
  readonly kind: string;
  /** Days back from now; 0 for all. */
  readonly days: number;
}

export const noFilter: BetFilter = { tab: 'open', sport: '', kind: '', days: 0 };

export function readFilter(search: string): BetFilter {
  const query = new URLSearchParams(search);
  return {
    tab: betTabs.find((tab) => tab === query.get('show')) ?? noFilter.tab,
    sport: sports.find((sport) => sport === query.get('sport')) ?? '',
    kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
    days: periods.find((days) => String(days) === query.get('days')) ?? 0,
  };
}

/** As a query with its question mark; empty for the usual filter. */
export function writeFilter({ tab, sport, kind, days }: BetFilter): string {
  const query = new URLSearchParams();
  if (tab !== noFilter.tab) query.set('show', tab);
  if (sport !== '') query.set('sport', sport);
  if (kind !== '') query.set('kind', kind);
  if (days !== 0) query.set('days', String(days));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
