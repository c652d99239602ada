import type { Curtain } from '../Curtain.ts';
import type { FreeSpins } from '../protocol.ts';
import type { Wording } from '../roundText.ts';
import type { PackEnd } from './FreeRounds.ts';

export interface PackSum {
  readonly curtain: Pick<Curtain, 'ask'>;
  readonly wording: Pick<Wording, 't' | 'format'>;
  readonly say: (text: string) => void;
  /** The stake that the player pays from now on. */
  readonly ownStake: bigint;
}

/** Says how a pack has ended and that the player's own money pays now, and waits until the player goes on. */
export async function sumUpPack(pack: FreeSpins, end: PackEnd, sum: PackSum): Promise<void> {
  const { curtain, wording, say, ownStake } = sum;
  const { t, format } = wording;
  const title = t(end === 'played' ? 'freePackPlayed' : 'freePackOver');
  const played = pack.count - pack.remaining;
  const notes = [
    ...(end === 'over' ? [t('freeSpinsOver')] : []),
    ...(played > 0 ? [t('freePackSum', { amount: format(pack.won), count: played })] : []),
    ...(pack.won > 0n ? [t('freePackReal')] : []),
    t('freePackNext', { stake: format(ownStake) }),
  ];
  say([title, ...notes].join('. '));
  await curtain.ask({
    title,
    picture: null,
    figure: pack.won > 0n ? format(pack.won) : null,
    notes,
    action: t('goOn'),
  });
}
