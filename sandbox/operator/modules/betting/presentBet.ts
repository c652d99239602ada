import type { WireBet } from '../../../../src/contract/betting/betting.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { Bet, StoredLeg } from './bet.ts';

/** A bet as its player sees it. */
export function presentBet(bet: Bet, legs: readonly StoredLeg[]): WireBet {
  const money = (minor: bigint) => wireMoney(minor, bet.currency);
  return {
    id: bet.id,
    kind: bet.kind,
    system: bet.system,
    status: bet.status,
    stake: money(bet.stake),
    funding: { main: money(bet.from_main), betting_bonus: money(bet.from_bonus), free_bet: money(bet.from_free) },
    stake_closed: money(bet.stake_closed),
    odds: bet.odds,
    possible_payout: money(bet.possible_payout),
    payout: money(bet.credited),
    placed_at: bet.placed_at.toISOString(),
    settled_at: bet.settled_at?.toISOString() ?? null,
    revision: bet.revision,
    legs: legs.map((leg) => ({
      event_id: leg.event_id,
      event: leg.event,
      sport: leg.sport,
      league: leg.league,
      starts_at: leg.starts_at.toISOString(),
      market: leg.market,
      market_name: leg.market_name,
      selection: leg.selection,
      selection_name: leg.selection_name,
      odds: leg.odds,
      is_live: leg.is_live,
      result: leg.result,
      score: leg.score,
    })),
  };
}
