/** In whole CSS pixels from the top. */
export const pageScroll = (): number => Math.max(0, Math.round(scrollY));

/** How often the page is looked at while its content arrives, in ms. */
const LOOK_MS = 100;
/** The content has arrived once the page has been as long as it is for this number of looks. */
const STEADY_LOOKS = 8;
/** After this time a shorter page is scrolled as far as it goes, which makes an endless list load more, in ms. */
const PATIENCE_MS = 1_000;
/** After this time the page stays where it is, in ms. */
const LONGEST_MS = 6_000;

/** What a person does to scroll themselves: from then on the page is theirs. */
const ownScrolls = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position that the page may not reach before its content has arrived, and stays there until it has: what
 * appears above would move it. The result stops it.
 */
export function scrollWhenReachable(top: number): () => void {
  if (top <= 0) return () => {};
  const own = new AbortController();
  let waited = 0;
  let steady = 0;
  let before = 0;
  const look = () => {
    const { scrollHeight } = document.documentElement;
    const reachable = scrollHeight - innerHeight;
    steady = scrollHeight === before && reachable >= top ? steady + 1 : 0;
    before = scrollHeight;
    if (reachable >= top || waited >= PATIENCE_MS) scrollTo({ top: Math.min(top, reachable), behavior: 'instant' });
    waited += LOOK_MS;
    if (steady >= STEADY_LOOKS || waited > LONGEST_MS) own.abort();
  };
  const timer = setInterval(look, LOOK_MS);
  own.signal.addEventListener('abort', () => clearInterval(timer));
  for (const type of ownScrolls) addEventListener(type, () => own.abort(), { passive: true, signal: own.signal });
  return () => own.abort();
}
