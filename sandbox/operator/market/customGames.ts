/** 2.6-3: the house's own names of games, which are launched as `custom/{name}`, and the game of the catalogue behind each. */
export const customGames: ReadonlyMap<string, string> = new Map([['house-slot', 'lantern-harbor']]);
