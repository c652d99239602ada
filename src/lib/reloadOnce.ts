/** Kept in the history entry, which survives a reload even if the browser blocks storage. */
interface ReloadedState {
  readonly reloaded: string;
}

const wasReloadedFor = (state: unknown, path: string): boolean =>
  typeof state === 'object' && state !== null && 'reloaded' in state && (state as ReloadedState).reloaded === path;

/** Reloads at `path` once: if this history entry was already reloaded for it, throws `cause`, so that nothing loops. */
export function reloadOnce(page: Window, path: string, cause: unknown): void {
  if (wasReloadedFor(page.history.state, path)) throw cause;
  page.history.pushState({ reloaded: path } satisfies ReloadedState, '', path);
  page.location.reload();
}
