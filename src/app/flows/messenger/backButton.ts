import { reaction } from 'mobx';
import type { Root } from '../../createRoot.ts';
import type { Navigation } from '../startNavigation.ts';
import type { Stop } from '../../../kernel/manifest.ts';

/**
 * The shell's back button. Closes the topmost dialog first, then goes back. Shown while there is a previous page; at
 * the start of a deep link it goes to the parent page instead of closing the app.
 */
export function startBackButton(root: Root, navigation: Navigation): Stop {
  if (!root.platform.can.backButton) return () => {};
  const goBack = () => {
    if (root.dialogs.dismissTop()) return;
    if (navigation.depth() > 0) {
      history.back();
      return;
    }
    root.navigate('/', { replace: true });
  };
  return reaction(
    () => root.dialogs.isAnyOpen || root.place.path !== '/',
    (isShown) => root.platform.setBackHandler(isShown ? goBack : null),
    { fireImmediately: true },
  );
}
