/**
 * The theme (4-46, 9-7): a cookie of a year, so that the inline script can apply it before the first paint; names
 * that are not in the content system's list fall back to its default.
 */
const cookieName = 'theme';
const maxAgeSeconds = 31_536_000;
const changed = 'croupier:theme';

export function currentTheme(list: readonly string[], fallback: string): string {
  const name = document.documentElement.dataset['theme'] ?? '';
  return list.includes(name) ? name : fallback;
}

/** Applies and stores the player's choice. */
export function chooseTheme(name: string): void {
  document.documentElement.dataset['theme'] = name;
  document.cookie = `${cookieName}=${encodeURIComponent(name)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  window.dispatchEvent(new Event(changed));
}

export function onTheme(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
