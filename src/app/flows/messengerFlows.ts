import type { Root } from '../createRoot.ts';
import { startBackButton } from './backButton.ts';
import { startRouteMemory } from './routeMemory.ts';
import type { Navigation } from './startNavigation.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { stopAll } from './stopAll.ts';

/**
 * Flows of a shell with a header of its own: its back button, and returning to the last visited page after a relaunch.
 */
export function startMessengerFlows(root: Root, navigation: Navigation): Stop {
  return stopAll([startBackButton(root, navigation), startRouteMemory(root)]);
}
