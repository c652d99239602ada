import { reaction } from 'mobx';
import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';
import { settingsPath } from '../../../domains/profile/paths.ts';

/** The entry "Settings" of the shell's own menu leads a player to the profile's settings. */
export function startSettingsEntry(root: Pick<Root, 'platform' | 'session' | 'navigate'>): Stop {
  return reaction(
    () => root.session.isPlayer,
    (isPlayer) => root.platform.setSettingsHandler(isPlayer ? () => root.navigate(settingsPath) : null),
    { fireImmediately: true },
  );
}
