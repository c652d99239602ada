import { isControl, isTextInput, stakeKeys } from '../../../client/keyboard.ts';
import type { Desk } from '../../client/GameClient.ts';

/**
 * The keys of all slots: Space and Enter do what the main button does, arrows change the stake. True if the key was used;
 * keys that the focused control needs are left to it. A key that is held down spins once.
 */
export function slotKey(
  { key, target, repeat }: Pick<KeyboardEvent, 'key' | 'target' | 'repeat'>,
  desk: Pick<Desk<never, never, never, never>, 'play' | 'stepStake'>,
): boolean {
  const by = stakeKeys.get(key);
  if (by !== undefined && !isTextInput(target)) {
    desk.stepStake(by);
    return true;
  }
  if ((key !== ' ' && key !== 'Enter') || isControl(target)) return false;
  if (!repeat) desk.play();
  return true;
}
