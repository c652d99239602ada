import type { CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';

export type WireJackpots = CallOutput<'GET Jackpots.get'>;
export type WireDrops = CallOutput<'GET Jackpots.getWinners'>;
export type WireGames = CallOutput<'GET games.get'>;

/** 7-76. Answers stay as they came, so that a page's snapshot can hold them; `parseJackpots` reads them. */
export function createJackpotsApi(call: Call) {
  return {
    /** In a currency, or in the visitor's if it is empty. */
    jackpots: (currency: string): Promise<WireJackpots> => call('GET Jackpots.get', { currency }),
    /** Newest first; of all jackpots if the id is empty. */
    drops: (id: string, count: number): Promise<WireDrops> => call('GET Jackpots.getWinners', { id, count }),
    /** The id of the jackpot that a game feeds; empty for none. */
    async fedBy(game: string): Promise<string> {
      return (await call('GET Jackpots.get', { game })).items[0]?.id ?? '';
    },
    /** The first games of some types. */
    games: (types: readonly string[], count: number): Promise<WireGames> =>
      call('GET games.get', { types: [...types], count }),
  };
}

export type JackpotsApi = ReturnType<typeof createJackpotsApi>;
