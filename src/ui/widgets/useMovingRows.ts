import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** In ms: long enough for the eye to follow, short enough for two changes a second. */
const DURATION_MS = 240;
/** In ms. A list that is in a new order sooner than this is shown without motion: no eye could follow it. */
const CALM_MS = 1_500;

/** Keyframe from which a child moves to its place; `from` is its index before, undefined for one that has come. */
type Start = (from: number | undefined, index: number) => Keyframe;

/** By a transform in units of the row's own height, so that nothing is measured. */
const slide: Start = (from, index) =>
  from === undefined ? { opacity: 0 } : { transform: `translateY(${(from - index) * 100}%)` };

interface Options {
  readonly start?: Start;
  /** The part of a child that moves; by default the child. */
  readonly part?: (child: Element) => Element | null;
}

/**
 * Rows of equal height slide from their old place to the new one when their order changes. `keys` say who is shown by
 * each child, in order; the children themselves may stay where they are and get other texts, which costs less than
 * moving them. A list that has been loaded anew or changes all the time, or a reader who wants no motion, gets the new
 * order at once.
 */
export function useMovingRows(
  keys: readonly number[],
  { start = slide, part = itself }: Options = {},
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<{ readonly at: number; readonly places: ReadonlyMap<number, number> } | null>(null);
  // As a text, since an equal list is another array with each render.
  const order = keys.join(' ');
  useLayoutEffect(() => {
    const shown = order.split(' ').map(Number);
    const known = before.current;
    const at = performance.now();
    before.current = { at, places: new Map(shown.map((key, index) => [key, index])) };
    if (known === null || at - known.at < CALM_MS) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [index, key] of shown.entries()) {
      const from = known.places.get(key);
      const child = list.current?.children[index];
      if (from === index || !child) continue;
      part(child)?.animate([start(from, index), { opacity: 1, transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
  }, [order, part, start]);
  return list;
}

const itself = (child: Element): Element => child;
