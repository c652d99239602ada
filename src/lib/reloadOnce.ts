/** Remembers, for this tab, that a failed page change was already answered with a reload. */
const marker = 'croupier:reloaded';

/** Loads `path` afresh, once: a second failure of the same path within this tab is thrown instead, so nothing loops. */
export function reloadOnce(page: Window, path: string, cause: unknown): void {
  if (page.sessionStorage.getItem(marker) === path) throw cause;
  page.sessionStorage.setItem(marker, path);
  page.location.assign(path);
}
