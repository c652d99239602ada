import type { CallOutput } from '../../contract/index.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { CountReason } from '../../shared/bonus/terms.ts';
import { addMoney } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';

type WireStake = CallOutput<'GET bonuses.getStakes'>['items'][number];

/** A stake that was placed while the bonus was active, and what of it counted. */
export interface CountedStake {
  readonly id: string;
  readonly game: { readonly sysname: string; readonly title: string };
  /** Epoch ms. */
  readonly at: number;
  readonly stake: Money;
  readonly fromBonus: Money;
  readonly percent: number;
  readonly reason: CountReason;
  readonly counted: Money;
  /** The round was taken back: the stake is returned and counts no more. */
  readonly isReturned: boolean;
}

export function parseStake(wire: WireStake): CountedStake {
  const fromBonus = parseMoney(wire.from_bonus);
  const at = isoToMs(wire.at);
  if (at === null) throw new TypeError(`not a time: ${wire.at}`);
  return {
    id: wire.id,
    game: { sysname: wire.game.sysname, title: wire.game.title },
    at,
    stake: addMoney(parseMoney(wire.from_main), fromBonus),
    fromBonus,
    percent: wire.percent,
    reason: wire.reason,
    counted: parseMoney(wire.counted),
    isReturned: wire.is_returned,
  };
}
