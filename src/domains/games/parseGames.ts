import { colourOf } from '../../shared/pictures/colourOf.ts';
import type { CallOutput } from '../../contract/index.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { payoutMultiple } from '../../shared/play/payoutMultiple.ts';

type WireGame = CallOutput<'GET games.get'>['items'][number];

/** The least and the highest stake, in hundredths of the player's currency, or in its minor units if it has fewer. */
export interface StakeRange {
  readonly from: number;
  readonly to: number;
}

export interface Game {
  readonly sysname: string;
  readonly title: string;
  readonly provider: { readonly sysname: string; readonly name: string };
  readonly type: string;
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high';
  /** A percentage, such as "96.41". Where bets have different returns, the lowest. */
  readonly rtp: string;
  /** The highest return of a bet; null where all bets have the same. */
  readonly rtpMost: string | null;
  /** How the return is known; null if it is not said. */
  readonly rtpSource: 'exact' | 'simulated' | null;
  /** The highest win of a round as a multiple of its stakes; null if it is not said. */
  readonly maxWin: number | null;
  /** Lines or ways of a slot. */
  readonly lines: number | null;
  readonly stakes: StakeRange | null;
  readonly image: string;
  readonly colour: string;
  readonly hasDemo: boolean;
  readonly isNew: boolean;
}

export interface GameCategory {
  readonly id: string;
  /** May contain text markers with a value per locale (9-17). */
  readonly title: string;
  readonly count: number;
}

export function parseGame(wire: WireGame): Game {
  const { stake_from: from, stake_to: to } = wire;
  return {
    sysname: wire.sysname,
    title: wire.title,
    provider: { sysname: wire.provider.sysname, name: wire.provider.name },
    type: wire.type,
    features: wire.features,
    volatility: wire.volatility,
    rtp: wire.rtp,
    rtpMost: wire.rtp_most,
    rtpSource: wire.rtp_source,
    maxWin: wire.max_win,
    lines: wire.lines,
    stakes: from === null || to === null ? null : { from, to },
    image: wire.image,
    colour: colourOf(wire.colour),
    hasDemo: wire.has_demo,
    isNew: wire.is_new,
  };
}

type WireRound = CallOutput<'GET games.getHistory'>['items'][number];

/** One of the player's own rounds, as the house has it. */
export interface PlayedRound {
  readonly id: string;
  readonly status: WireRound['status'];
  readonly stake: Money;
  readonly payout: Money;
  /** What it paid in stakes, two decimals; null where it is open, returned or was free. */
  readonly multiple: string | null;
  readonly startedAt: string;
  /** Where it can be recomputed; empty while it is open. */
  readonly verifyUrl: string;
}

export function parsePlayedRound(wire: WireRound): PlayedRound {
  const [stake, payout] = [parseMoney(wire.stake), parseMoney(wire.payout)];
  return {
    id: wire.round_id,
    status: wire.status,
    stake,
    payout,
    multiple: wire.status === 'settled' ? payoutMultiple(payout.minor, stake.minor) : null,
    startedAt: wire.started_at,
    verifyUrl: wire.verify_url,
  };
}
