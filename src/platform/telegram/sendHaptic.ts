import type { Haptic } from '../Platform.ts';
import { hapticFeedback } from './sdk.ts';

/** A tap is a light impact, a changed choice a selection tick, an outcome the notification of its name. */
export function sendHaptic(kind: Haptic): void {
  if (kind === 'tap') hapticFeedback.impactOccurred.ifAvailable('light');
  else if (kind === 'select') hapticFeedback.selectionChanged.ifAvailable();
  else hapticFeedback.notificationOccurred.ifAvailable(kind);
}
