/** Kept in the history entry, which survives a reload even if the browser blocks storage. */
interface ReloadedState {
  readonly reloaded: string;
}

const wasReloadedFor = (state: unknown, path: string): boolean =>
  typeof state === 'object' && state !== null && 'reloaded' in state && (state as ReloadedState).reloaded === path;

/** Loads the document of `path`. A messenger's launch may be in the address alone, which a reload keeps. */
export function loadDocument(page: Window, path: string, how: 'open' | 'reload'): void {
  if (how === 'open') return page.location.assign(path);
  page.history.pushState(null, '', path);
  page.location.reload();
}

/** Reloads at `path` once: if this history entry was already reloaded for it, throws `cause`, so that nothing loops. */
export function reloadOnce(page: Window, path: string, cause: unknown): void {
  if (wasReloadedFor(page.history.state, path)) throw cause;
  page.history.pushState({ reloaded: path } satisfies ReloadedState, '', path);
  page.location.reload();
}
