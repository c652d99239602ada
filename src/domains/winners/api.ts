import type { WinnerScope } from '../../contract/winners/winners.ts';
import type { Call } from '../../lib/call.ts';
import { parseWinner } from './parseWinner.ts';
import type { Winner } from './parseWinner.ts';

/** A list of `/winners`. */
export type Period = Exclude<WinnerScope, 'game'>;

export const periods = ['latest', 'day', 'week', 'month'] as const satisfies readonly Period[];

/** Anything that is no period is the latest wins. */
export const readPeriod = (text: string | null): Period => periods.find((period) => period === text) ?? 'latest';

/** How many a list has. */
export const listLength = 50;
/** How many the home page shows. */
export const homeLength = 12;

export function createWinnersApi(call: Call) {
  return {
    async winners(scope: Period, count: number): Promise<readonly Winner[]> {
      return (await call('GET winners.get', { scope, count })).items.map(parseWinner);
    },
    /** The biggest wins of a game. */
    async ofGame(game: string, count: number): Promise<readonly Winner[]> {
      return (await call('GET winners.get', { scope: 'game', game, count })).items.map(parseWinner);
    },
  };
}

export type WinnersApi = ReturnType<typeof createWinnersApi>;
