import { reaction } from 'mobx';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';

/** The shell asks before it closes the app, only while a payment is being sent or a real round is open. */
export function startClosing({ platform, play }: Pick<Root, 'platform' | 'play'>): Stop {
  return reaction(
    () => play.isMoneyMoving,
    (isMoving) => platform.setCloseConfirmation(isMoving),
  );
}
