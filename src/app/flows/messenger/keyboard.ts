import type { Stop } from '../../../kernel/manifest.ts';
import { afterNextPaint } from '../../../ui/basics/afterNextPaint.ts';
import type { Root } from '../../createRoot.ts';

/**
 * Fields after which nothing else is typed: an amount, a code that submits its form once it is complete, and what says so
 * itself, such as other codes.
 */
const last = 'input[inputmode="decimal"], input[autocomplete="one-time-code"], input[enterkeyhint="done"]';
const wrong = '[aria-invalid="true"]';

/**
 * Hides the keyboard once an amount or a code is sent. The shell's own button leaves the focus in the field, and with it the
 * keyboard over what the page answers. It stays for a code that goes on to another field instead of being sent, and while a
 * field is wrong, which the form then leads back to.
 */
export function startKeyboard({ platform }: Pick<Root, 'platform'>, page: Window): Stop {
  let isStopped = false;
  const hide = async ({ target }: Event) => {
    if (!(target instanceof Element) || target.querySelector(last) === null) return;
    // A form judges its fields after the paint of the pressed button, and marks them by the one after.
    await afterNextPaint();
    await afterNextPaint();
    if (!isStopped && target.querySelector(wrong) === null) platform.hideKeyboard();
  };
  const listener = (event: Event) => void hide(event);
  page.document.addEventListener('submit', listener);
  return () => {
    isStopped = true;
    page.document.removeEventListener('submit', listener);
  };
}
