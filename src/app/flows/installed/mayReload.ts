import type { Root } from '../../createRoot.ts';

/** Whether nothing would be lost with the page: no round, no payment, no dialog, no form with something to lose. */
export const mayReload = (root: Pick<Root, 'play' | 'leaving' | 'dialogs'>): boolean =>
  !root.play.isGameOpen && !root.play.isMoneyMoving && !root.leaving.isHeld && !root.dialogs.isAnyOpen;
