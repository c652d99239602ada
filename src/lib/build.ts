/** The build that this page runs: the address of its entry script, which changes with every build. Empty if unknown. */
export function ownBuild(): string {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const entry = [...scripts].at(-1);
  return entry === undefined ? '' : new URL(entry.src).pathname;
}

/** Ms after which a site that has said nothing counts as out of reach. */
const silenceMs = 5_000;

/** The build that the site serves now; `unknown` if it does not say, `silent` if it cannot be reached. */
export async function askForBuild(): Promise<{ readonly entry: string } | 'unknown' | 'silent'> {
  const response = await fetch('/nfx/build', { cache: 'no-store', signal: AbortSignal.timeout(silenceMs) }).catch(
    () => null,
  );
  if (response === null) return 'silent';
  if (!response.ok) return 'unknown';
  const { entry } = Object(await response.json().catch(() => null)) as { readonly entry?: unknown };
  return typeof entry === 'string' && entry !== '' ? { entry } : 'unknown';
}

/** 7-120: the same; null if it is not known. */
export async function latestBuild(): Promise<string | null> {
  const served = await askForBuild();
  return typeof served === 'string' ? null : served.entry;
}
