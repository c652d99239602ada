export const tournamentStatuses = ['active', 'future', 'past'] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];
