import type { Haptic } from '../Platform.ts';
import { hapticFeedback } from './sdk.ts';

/** Maps a tap to a light impact, a selection to the selection tick, an outcome to the notification of the same type. */
export function sendHaptic(kind: Haptic): void {
  if (kind === 'tap') hapticFeedback.impactOccurred.ifAvailable('light');
  else if (kind === 'select') hapticFeedback.selectionChanged.ifAvailable();
  else hapticFeedback.notificationOccurred.ifAvailable(kind);
}
