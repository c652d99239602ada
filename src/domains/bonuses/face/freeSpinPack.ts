import type { FreespinsChanged } from '../../../contract/bonuses/freespins.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import type { Money } from '../../../shared/money/money.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';

/** 3-59: rounds of one game that the house pays. */
export interface FreeSpinPack {
  readonly id: string;
  readonly status: 'active' | 'used' | 'expired';
  readonly game: { readonly sysname: string; readonly title: string; readonly image: string };
  readonly count: number;
  readonly left: number;
  readonly stake: Money;
  readonly won: Money;
  readonly title: string;
  readonly text: string;
  readonly expiresAt: number;
}

/** What an event says of a pack. */
export type PackFigures = Pick<FreeSpinPack, 'id' | 'left' | 'won'>;

/** Throws MoneyFormatError or TypeError for what no figure can be shown of. */
export function parsePack(wire: CallOutput<'GET freespins.get'>['items'][number]): FreeSpinPack {
  const expiresAt = isoToMs(wire.expires_at);
  if (expiresAt === null) throw new TypeError('A pack without an end');
  return {
    id: String(wire.id),
    status: wire.status,
    game: wire.game,
    count: wire.count,
    left: wire.remaining_count,
    stake: parseMoney(wire.stake),
    won: parseMoney(wire.won),
    title: wire.description.title,
    text: wire.description.text,
    expiresAt,
  };
}

export const parsePackFigures = ({ id, remaining_count, won }: FreespinsChanged['data']): PackFigures => ({
  id: String(id),
  left: remaining_count,
  won: parseMoney(won),
});
