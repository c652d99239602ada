import type { GameMessage } from '../../client/hostMessages.ts';
import { formatAmount } from '../../engine/amounts.ts';
import type { PlayRound } from './protocol.ts';

type Reported = Pick<PlayRound<unknown, unknown, unknown>, 'id' | 'staked' | 'totalWin'>;

/** What the framing site is told of a round: that its stake is taken, and that its end has been shown. */
export const startReport = ({ id, staked }: Reported, decimals: number): GameMessage => ({
  type: 'round_started',
  roundId: id,
  stake: formatAmount(staked, decimals),
});

export const endReport = ({ id, staked, totalWin }: Reported, decimals: number): GameMessage => ({
  type: 'round_shown',
  roundId: id,
  stake: formatAmount(staked, decimals),
  totalWin: formatAmount(totalWin ?? 0n, decimals),
});
