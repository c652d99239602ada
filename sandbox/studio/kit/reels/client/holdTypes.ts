import type { SymbolArt } from '../../../symbols/symbolSet.ts';
import type { Desk } from '../../client/GameClient.ts';
import type { PlayRound } from '../../client/protocol.ts';
import type { HoldView } from '../hold/holdView.ts';
import type { SlotBet } from '../slotBet.ts';
import type { SlotWord } from '../words/en.ts';
import type { SlotArt } from './SlotArt.ts';

export type HoldRound = PlayRound<SlotBet, never, HoldView>;
export type HoldDesk = Desk<SlotBet, never, HoldView, SlotWord>;

/** Coins that look different from the plain one. */
export type CoinLook = 'mini' | 'minor' | 'major' | 'strike';

export interface HoldArt extends SlotArt {
  readonly coins: Partial<Readonly<Record<CoinLook, SymbolArt>>>;
}
