import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { games } from '../../../../../src/contract/games/games.ts';
import { namedFields } from '../../../edge/namedFields.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import type { GameRow } from './gameRow.ts';
import type { RoundRow } from '../../wallet/wallet/module.ts';

type WireGame = OutputOf<typeof games.get>['items'][number];

/** `fields` lists the fields to return besides the sysname; an empty list means all. */
export function presentGame(game: GameRow, fields: readonly string[]): WireGame {
  return namedFields(wholeGame(game), 'sysname', fields);
}

function wholeGame(game: GameRow): WireGame {
  return {
    sysname: game.sysname,
    title: game.title,
    provider: { sysname: game.provider_sysname, name: game.provider_name },
    type: game.type,
    categories: [...game.categories],
    features: [...game.features],
    volatility: game.volatility,
    rtp: game.rtp,
    rtp_most: game.rtp_most,
    rtp_source: game.rtp_source,
    max_win: game.max_win,
    lines: game.lines,
    stake_from: game.stake_from,
    stake_to: game.stake_to,
    image: game.image,
    colour: game.colour,
    has_demo: game.has_demo,
    is_new: game.is_new,
  };
}

/** `vendorsUrl` is the studio's, which shows a round to anyone who knows its id. */
export function presentRound(round: RoundRow, vendorsUrl: string): OutputOf<typeof games.getHistory>['items'][number] {
  return {
    round_id: round.id,
    game: {
      sysname: round.game,
      title: round.title ?? round.game,
      image: round.image ?? '',
      colour: round.colour ?? '',
    },
    status: round.status,
    stake: wireMoney(round.stake, round.currency),
    payout: wireMoney(round.payout, round.currency),
    verify_url: round.status === 'settled' ? `${vendorsUrl}/studio/verify/?round=${encodeURIComponent(round.id)}` : '',
    started_at: round.started_at.toISOString(),
    settled_at: round.settled_at?.toISOString() ?? null,
  };
}
