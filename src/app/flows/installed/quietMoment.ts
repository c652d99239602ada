import { reaction } from 'mobx';
import { cardTurnStore } from '../../../kernel/cards/CardTurn.ts';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';

/** Ms in which the player has pressed, typed and scrolled nothing. */
const quietMs = 8_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'input'] as const;

/**
 * Runs once, when a notice that can wait is in nobody's way: no task, no form, no dialog, no other notice, `isFree`, and
 * nothing done for a while. Reads observables.
 */
export function atQuietMoment(root: Root, page: Window, isFree: () => boolean, run: () => void): Stop {
  let stopWaiting: Stop = () => {};
  const begin = () => {
    stopWaiting();
    stopWaiting = root.clock.after(quietMs, () => {
      stop();
      run();
    });
  };
  const listen = (isOn: boolean) => {
    stopWaiting();
    for (const sign of signs) page.removeEventListener(sign, begin, true);
    if (!isOn) return;
    for (const sign of signs) page.addEventListener(sign, begin, { capture: true, passive: true });
    begin();
  };
  const stopLooking = reaction(
    () =>
      isFree() &&
      !isCardUnwelcome(root, 'canWait') &&
      !root.leaving.isHeld &&
      root.notices.list.length === 0 &&
      root.store(cardTurnStore).shown === null,
    listen,
    { fireImmediately: true },
  );
  const stop = () => {
    stopLooking();
    listen(false);
  };
  return stop;
}
