import type { Draw } from '../fair/draws.ts';
import type { RoundGame } from '../rounds/RoundGame.ts';
import { entryOf, PAY_PARTS, readSlotBet, refuseMoves } from './slotBet.ts';
import type { SlotBet, SlotEntry } from './slotBet.ts';

/** What a slot's engine must do: compute a whole round, with its total in tenths of the stake. */
export type PlaySlot<View> = (draw: Draw, entry: SlotEntry) => View;

/** The rules of a slot as a round game: a bet and no moves. `price` is that of the feature, in stakes. */
export const slotRounds = <View extends { readonly total: number }>(
  price: number,
  playSlot: PlaySlot<View>,
): RoundGame<SlotBet, never, View> => ({
  partsOf: () => PAY_PARTS,
  featurePrice: ({ buy }) => (buy ? price : null),
  readBet: readSlotBet,
  readMove: refuseMoves,
  play(bet, stake, moves, draw) {
    if (moves.length > 0) refuseMoves();
    const view = playSlot(draw, entryOf(bet));
    const staked = bet.buy ? stake * BigInt(price) : stake;
    return { view, staked, payout: (stake * BigInt(view.total)) / BigInt(PAY_PARTS) };
  },
  idleMove: () => null,
});
