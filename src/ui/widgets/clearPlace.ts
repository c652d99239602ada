/**
 * What a toast or a card may stand over: nothing, some links, or what a player reads and presses at every step. Figures
 * of money that are neither title nor control say so by `data-keep-clear`: balances, and what a payment comes to.
 */
const weights: readonly (readonly [selector: string, weight: number])[] = [
  [
    'h1, h2, h3, input, select, textarea, button:not([tabindex="-1"]), iframe, [data-corner-card], [data-keep-clear]',
    4,
  ],
  ['a[href]', 1],
];

const overlap = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** In px²: of anything larger, covering as much as this counts like covering a whole title or button. */
const enoughToHide = 20_000;

function hiddenShare(own: DOMRect, other: DOMRect): number {
  const hidden = overlap(own, other);
  return hidden === 0 ? 0 : hidden / Math.min(other.width * other.height, enoughToHide);
}

/** How much of the titles, fields and controls of `page` the element covers: each whole one counts its weight. */
function covered(element: Element, page: ParentNode): number {
  const own = element.getBoundingClientRect();
  let sum = 0;
  for (const [selector, weight] of weights)
    for (const other of page.querySelectorAll(selector))
      if (!element.contains(other)) sum += weight * hiddenShare(own, other.getBoundingClientRect());
  return sum;
}

/**
 * Tries the places in order and leaves `data-place` on the first that covers nothing of `page`, or else on the one that
 * covers least.
 */
export function takeClearPlace(element: HTMLElement, places: readonly string[], page: ParentNode): void {
  let best: string | undefined;
  let least = Infinity;
  for (const place of places) {
    element.dataset['place'] = place;
    const cost = covered(element, page);
    if (cost < least) {
      best = place;
      least = cost;
    }
    if (cost === 0) return;
  }
  if (best !== undefined) element.dataset['place'] = best;
}
