import type { TournamentStatus } from '../../contract/tournaments/tournamentStatuses.ts';

/** Paths without locale prefix; `href` of the app adds it. */
export const tournamentsPath = '/tournaments';
/** The list's address keeps its tab; running ones have the plain one. */
export const tabPath = (status: TournamentStatus): string =>
  status === 'active' ? tournamentsPath : `${tournamentsPath}?status=${status}`;
export const tournamentPath = (id: number): string => `${tournamentsPath}/${id}`;
export const tournamentHallPath = (id: number): string => `${tournamentPath(id)}/gamehall`;
