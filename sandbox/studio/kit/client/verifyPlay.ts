import { parseAmount } from '../../engine/amounts.ts';
import { hashServerSeed, isServerSeed } from '../fair/draws.ts';
import { playStored } from '../rounds/storedRound.ts';
import type { AnyRoundGame } from '../rounds/storedRound.ts';
import type { WirePlay } from '../server/presentPlay.ts';

/** `hash`: the server seed does not fit its seal; `round`: the seeds give another round. */
export type PlayVerdict = 'matches' | 'hash' | 'round';

/** Recomputes a finished round from its seeds, bet and moves; `sealed` is the hash that was shown before the stake. */
export async function verifyPlay(
  game: AnyRoundGame,
  wire: WirePlay,
  decimals: number,
  sealed: string | null,
): Promise<PlayVerdict> {
  const { serverSeed, seedHash, clientSeed, nonce } = wire;
  if (serverSeed === null || !isServerSeed(serverSeed)) return 'hash';
  if ((await hashServerSeed(serverSeed)) !== seedHash || (sealed !== null && sealed !== seedHash)) return 'hash';
  try {
    const stake = parseAmount(wire.stake, decimals) ?? 0n;
    const { bet, moves } = wire;
    const { view, payout, staked } = await playStored(game, { serverSeed, clientSeed, nonce, bet, stake, moves });
    const isSame =
      JSON.stringify(view) === JSON.stringify(wire.view) &&
      payout === parseAmount(wire.totalWin ?? '', decimals) &&
      staked === parseAmount(wire.staked, decimals);
    return isSame ? 'matches' : 'round';
  } catch {
    // The rules do not allow this bet or these moves with these draws.
    return 'round';
  }
}
