import type { TournamentStatus } from '../../contract/tournaments/tournamentStatuses.ts';

const tabs: readonly TournamentStatus[] = ['active', 'future', 'past'];

/** The tab that an address names; running tournaments if it names none. */
export const tabOf = (search: URLSearchParams): TournamentStatus =>
  tabs.find((tab) => tab === search.get('status')) ?? 'active';
