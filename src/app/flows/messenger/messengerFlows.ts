import type { Root } from '../../createRoot.ts';
import { startBackButton } from './backButton.ts';
import { startHaptics } from './haptics.ts';
import { startKeyboard } from './keyboard.ts';
import { startRouteMemory } from './routeMemory.ts';
import { startSettingsEntry } from './settingsEntry.ts';
import { startShellColours } from './shellColours.ts';
import type { Navigation } from '../startNavigation.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { stopAll } from '../stopAll.ts';

/** Flows of a shell that draws controls around the page, and remembers where the player was. */
export function startMessengerFlows(root: Root, navigation: Navigation): Stop {
  return stopAll([
    startBackButton(root, navigation),
    startRouteMemory(root),
    startShellColours(root, window),
    startHaptics(root, window),
    startKeyboard(root, window),
    startSettingsEntry(root),
  ]);
}
