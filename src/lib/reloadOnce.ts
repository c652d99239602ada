/** Kept in the history entry, which survives a reload also where the browser blocks storage. */
interface ReloadedState {
  readonly reloaded: string;
}

const wasReloadedFor = (state: unknown, path: string): boolean =>
  typeof state === 'object' && state !== null && 'reloaded' in state && (state as ReloadedState).reloaded === path;

/** Loads `path` afresh, once: when that entry has been reloaded for it before, `cause` is thrown instead, so nothing loops. */
export function reloadOnce(page: Window, path: string, cause: unknown): void {
  if (wasReloadedFor(page.history.state, path)) throw cause;
  page.history.pushState({ reloaded: path } satisfies ReloadedState, '', path);
  page.location.reload();
}
