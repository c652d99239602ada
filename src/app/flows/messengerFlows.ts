import type { Root } from '../createRoot.ts';
import { startBackButton } from './backButton.ts';
import { startRouteMemory } from './routeMemory.ts';
import type { Navigation } from './startNavigation.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { stopAll } from './stopAll.ts';

/** What only a shell with a header of its own needs: its back button, and coming back to the page it was left at. */
export function startMessengerFlows(root: Root, navigation: Navigation): Stop {
  return stopAll([startBackButton(root, navigation), startRouteMemory(root)]);
}
