/** The build that this page runs: the address of its entry script, which changes with every build. Empty if unknown. */
export function ownBuild(): string {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const entry = [...scripts].at(-1);
  return entry === undefined ? '' : new URL(entry.src).pathname;
}

/** 7-120: the build that the site serves now; null if it does not say. */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch('/nfx/build', { cache: 'no-store' });
    if (!response.ok) return null;
    const { entry } = Object(await response.json()) as { readonly entry?: unknown };
    return typeof entry === 'string' && entry !== '' ? entry : null;
  } catch {
    return null;
  }
}
