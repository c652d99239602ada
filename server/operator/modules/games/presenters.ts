import type { OutputOf } from '../../../../src/contract/index.ts';
import type { games } from '../../../../src/contract/endpoints/games.ts';
import { wireMoney } from '../cashier/amounts.ts';
import type { GameRow } from './gameRow.ts';
import type { RoundRow } from './gamesRepository.ts';

export function presentGame(game: GameRow): OutputOf<typeof games.get>['items'][number] {
  return {
    sysname: game.sysname,
    title: game.title,
    provider: { sysname: game.provider_sysname, name: game.provider_name },
    type: game.type,
    categories: [...game.categories],
    features: [...game.features],
    volatility: game.volatility,
    rtp: game.rtp,
    image: game.image,
    colour: game.colour,
    has_demo: game.has_demo,
    is_new: game.is_new,
  };
}

export function presentRound(round: RoundRow): OutputOf<typeof games.getHistory>['items'][number] {
  return {
    round_id: round.id,
    game: { sysname: round.game, title: round.title ?? round.game },
    status: round.status,
    stake: wireMoney(round.stake, round.currency),
    payout: wireMoney(round.payout, round.currency),
    started_at: round.started_at.toISOString(),
    settled_at: round.settled_at?.toISOString() ?? null,
  };
}
