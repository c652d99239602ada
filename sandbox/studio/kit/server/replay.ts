import { roundGames } from '../../games/roundGames.ts';
import type { PlayedRound } from '../rounds/RoundGame.ts';
import { playStored } from '../rounds/storedRound.ts';
import type { AnyRoundGame } from '../rounds/storedRound.ts';
import { StudioError } from '../../server/StudioError.ts';
import type { PlayRow } from './playRepository.ts';

export function roundGameOf(sysname: string): AnyRoundGame {
  const game = roundGames.get(sysname);
  if (game === undefined) throw new StudioError('NotFound', `No game with moves is called ${sysname}`);
  return game;
}

export const movesOf = ({ moves }: Pick<PlayRow, 'moves'>): readonly unknown[] => JSON.parse(moves) as unknown[];

/** Computes a round with the given moves. Throws a RuleError for a move that is not allowed. */
export const replay = (row: PlayRow, moves: readonly unknown[] = movesOf(row)): Promise<PlayedRound<unknown>> =>
  playStored(roundGameOf(row.game), {
    bet: JSON.parse(row.bet) as unknown,
    stake: row.stake,
    moves,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  });
