import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { WinFacts } from '../../../../../src/contract/winners/feed.ts';
import type { winners } from '../../../../../src/contract/winners/winners.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { presentPublic } from '../../../players/publicPlayers.ts';
import { roundHash } from '../feed/module.ts';
import type { WinnerRow, WinRow } from './winnersRepository.ts';

export type WireWinner = OutputOf<typeof winners.get>['items'][number];

/** Payout divided by stakes, cut to two decimals. */
export function multipleOf({ payout, stake }: Pick<WinRow, 'payout' | 'stake'>): string {
  const hundredths = (payout * 100n) / stake;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export function presentWinner(row: WinnerRow, viewer: bigint | null): WireWinner {
  return {
    id: roundHash(row.round_id).slice(0, 16),
    game: { sysname: row.game, title: row.title, image: row.image, colour: row.colour },
    player: presentPublic(row, viewer),
    multiple: multipleOf(row),
    amount: wireMoney(row.payout, row.currency),
    at: row.settled_at.toISOString(),
    proof: row.proof === null ? null : Number(row.proof),
  };
}

/** What the verifiable feed says of a win. */
export function winFacts(row: WinRow): WinFacts {
  return {
    round: roundHash(row.round_id),
    game: row.game,
    multiple: multipleOf(row),
    amount: wireMoney(row.payout, row.currency).amount,
    currency: row.currency,
    by: row.is_sandbox ? 'sandbox' : 'player',
  };
}
