import type { LateEntry } from '../../kernel/manifest.ts';

/** `held`: its room is kept, and nothing is seen of it. */
export type EntryState = 'shown' | 'held' | 'off';

interface Entry<App> {
  readonly isShown?: (app: App) => boolean;
  readonly late?: LateEntry;
}

/**
 * Whether an entry is shown. `isLive` is false in a server render and in the hydration of its HTML, which may come after
 * a late entry is known.
 */
export function entryState<App extends Parameters<LateEntry['isKnown']>[0] & Parameters<LateEntry['keepsRoom']>[0]>(
  { isShown, late }: Entry<App>,
  app: App,
  isLive: boolean,
): EntryState {
  if (late !== undefined && !(isLive && late.isKnown(app))) return late.keepsRoom(app) ? 'held' : 'off';
  return (isShown?.(app) ?? true) ? 'shown' : 'off';
}
