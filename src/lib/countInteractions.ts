/** 9-20 */
const kinds = ['click', 'dblclick', 'touchstart', 'touchmove', 'touchend'] as const;
export type InteractionKind = (typeof kinds)[number];
export type InteractionCounts = Readonly<Record<InteractionKind, number>>;

export interface InteractionCounter {
  /** What has happened since the last time; null if nothing has. */
  take(): InteractionCounts | null;
  stop(): void;
}

const none = (): Record<InteractionKind, number> => ({
  click: 0,
  dblclick: 0,
  touchstart: 0,
  touchmove: 0,
  touchend: 0,
});

/** Counts the visitor's interactions with the page, by kind, as long as `isCounted`. Not where and not on what. */
export function countInteractions(isCounted: () => boolean, page: EventTarget = window): InteractionCounter {
  const controller = new AbortController();
  let counts = none();
  for (const kind of kinds)
    page.addEventListener(
      kind,
      () => {
        if (isCounted()) counts[kind] += 1;
      },
      { passive: true, capture: true, signal: controller.signal },
    );
  return {
    take() {
      const taken = counts;
      counts = none();
      return kinds.some((kind) => taken[kind] > 0) ? taken : null;
    },
    stop: () => controller.abort(),
  };
}

/** The visitor looks at another page or closes this one: the last moment that browsers let a page know of. */
export function onHidden(listener: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
