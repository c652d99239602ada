export type { Game, GameCategory } from './parseGames.ts';
