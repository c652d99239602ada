import type { CallOutput } from '../../contract/index.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';

type WireBet = CallOutput<'GET Bets.getOne'>;

export type BetStatus = WireBet['status'];
export type LegResult = WireBet['legs'][number]['result'];

export interface Leg {
  readonly eventId: string;
  readonly event: string;
  readonly sport: string;
  readonly league: string;
  readonly startsAt: number;
  readonly market: string;
  readonly selection: string;
  /** Thousandths. */
  readonly odds: number;
  readonly isLive: boolean;
  readonly result: LegResult;
  readonly score: string;
}

export interface Bet {
  readonly id: string;
  readonly kind: WireBet['kind'];
  readonly system: string | null;
  readonly status: BetStatus;
  readonly stake: Money;
  /** What of the stake has been cashed out. */
  readonly closed: Money;
  readonly fromBonus: Money;
  readonly fromFree: Money;
  readonly odds: number;
  readonly possiblePayout: Money;
  readonly payout: Money;
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly revision: number;
  readonly legs: readonly Leg[];
}

export function parseBet(wire: WireBet): Bet {
  return {
    id: wire.id,
    kind: wire.kind,
    system: wire.system,
    status: wire.status,
    stake: parseMoney(wire.stake),
    closed: parseMoney(wire.stake_closed),
    fromBonus: parseMoney(wire.funding.betting_bonus),
    fromFree: parseMoney(wire.funding.free_bet),
    odds: wire.odds,
    possiblePayout: parseMoney(wire.possible_payout),
    payout: parseMoney(wire.payout),
    placedAt: isoToMs(wire.placed_at) ?? 0,
    settledAt: wire.settled_at === null ? null : isoToMs(wire.settled_at),
    revision: wire.revision,
    legs: wire.legs.map((leg) => ({
      eventId: leg.event_id,
      event: leg.event,
      sport: leg.sport,
      league: leg.league,
      startsAt: isoToMs(leg.starts_at) ?? 0,
      market: leg.market_name,
      selection: leg.selection_name,
      odds: leg.odds,
      isLive: leg.is_live,
      result: leg.result,
      score: leg.score,
    })),
  };
}

/** Stake and possible payout of the part of a running bet that is not cashed out, rounded down. */
export function openPart({ status, stake, closed, possiblePayout }: Bet): { stake: Money; possible: Money } {
  if (status !== 'partly_cashed_out' || stake.minor <= 0n) return { stake, possible: possiblePayout };
  const left = stake.minor - closed.minor;
  return {
    stake: { ...stake, minor: left },
    possible: { ...possiblePayout, minor: (possiblePayout.minor * left) / stake.minor },
  };
}

/** How an ended bet reads: what pays no more than its stake is returned, never a win. */
export type BetFace = 'open' | 'partly' | 'won' | 'returned' | 'lost' | 'void' | 'cashedOut' | 'undone';

export function faceOf({ status, payout, stake, fromFree }: Bet): BetFace {
  switch (status) {
    case 'open':
      return 'open';
    case 'partly_cashed_out':
      return 'partly';
    case 'won':
      return payout.minor > stake.minor - fromFree.minor ? 'won' : 'returned';
    case 'lost':
      return 'lost';
    case 'void':
      return 'void';
    case 'cashed_out':
      return 'cashedOut';
    case 'rolled_back':
      return 'undone';
  }
}
