import { reaction } from 'mobx';
import type { Stop } from '../../../kernel/manifest.ts';
import type { Haptic } from '../../../platform/Platform.ts';
import type { Root } from '../../createRoot.ts';

/** Controls that choose something, and buttons that do something of weight; links and small buttons stay silent. */
const chosen = 'input[type="checkbox"], input[type="radio"], select, [role="switch"], [role="tab"], [aria-pressed]';
const weighty = '[data-weighty]';

function hapticOf(target: EventTarget | null): Haptic | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(`${chosen}, ${weighty}`);
  if (control === null || control.matches(':disabled')) return null;
  return control.matches(weighty) ? 'tap' : 'select';
}

/** The shell's haptics: for choices and weighty presses, for notices of success and failure, and for rounds won. */
export function startHaptics(root: Pick<Root, 'platform' | 'notices' | 'play'>, page: Window): Stop {
  const { platform, notices, play } = root;
  const feel = (event: Event) => {
    const kind = hapticOf(event.target);
    if (kind !== null) platform.haptic(kind);
  };
  page.document.addEventListener('click', feel, { capture: true, passive: true });
  const stopNotices = reaction(
    () => notices.list.at(-1),
    (notice) => {
      if (notice && notice.type !== 'info') platform.haptic(notice.type);
    },
  );
  const stopWins = reaction(
    () => play.wins,
    () => platform.haptic('success'),
  );
  return () => {
    page.document.removeEventListener('click', feel, { capture: true });
    stopNotices();
    stopWins();
  };
}
