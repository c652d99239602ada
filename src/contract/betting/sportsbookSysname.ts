/** The game of the catalogue that is the sportsbook; a site whose catalogue has none shows no betting (7-66). */
export const sportsbookSysname = 'dgt_sportsbook';
