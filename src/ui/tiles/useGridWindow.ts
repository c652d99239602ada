import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isSameView, windowOf } from './gridView.ts';
import type { GridView } from './gridView.ts';

export interface GridWindow {
  /** Positions of the first tile that is rendered, and of the first one after them. */
  readonly from: number;
  readonly to: number;
  /** The tiles in the order of the document: those of the window, and one with the focus that is not among them. */
  readonly positions: readonly number[];
  /** Which of them is the one with the focus out of the window: it is out of the flow, in its place. */
  readonly held: 'first' | 'last' | undefined;
  /** Room for the tiles that are not rendered. */
  readonly style: CSSProperties | undefined;
}

/**
 * The part of a long grid that is on the screen and around it: the document has as many tiles after 200 screens as after
 * two. Before it is measured, and so in a server render, it is the first `count`. A tile that has the focus stays while
 * its neighbours go, and the keyboard's next step from it begins in its place.
 */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [view, setView] = useState<GridView | null>(null);
  const focused = useRef<number | null>(null);
  /** What the document has. */
  const rendered = useRef<GridView | null>(null);
  useLayoutEffect(() => {
    rendered.current = view;
  }, [view]);
  const look = useCallback(() => {
    const next = grid.current && windowOf(grid.current, { count, focused: focused.current, now: rendered.current });
    if (next) setView((now) => (now !== null && isSameView(now, next) ? now : next));
  }, [grid, count]);
  useEffect(() => {
    if (view === null || view.isSettled) return undefined;
    const frame = requestAnimationFrame(() => startTransition(look));
    return () => cancelAnimationFrame(frame);
  }, [view, look]);
  const known = view === null || view.to > count ? null : view;
  const { from, to } = known ?? { from: 0, to: count };
  const held = known?.held ?? null;
  const positions = useMemo(() => {
    const all = Array.from({ length: to - from }, (_tile, index) => from + index);
    if (held === null) return all;
    return held.position < from ? [held.position, ...all] : [...all, held.position];
  }, [from, to, held]);
  useEffect(() => {
    const controller = new AbortController();
    // In slices between frames: what is around the screen is there long enough.
    const follow = () => startTransition(look);
    window.addEventListener('scroll', follow, { passive: true, signal: controller.signal });
    // It reports the present size first.
    const observer = new ResizeObserver(follow);
    observer.observe(document.documentElement);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [look]);
  useEffect(() => {
    const list = grid.current;
    if (list === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tileOf = (target: EventTarget | null) =>
      [...list.children].findIndex((tile) => tile.contains(target as Node));
    list.addEventListener('focusin', ({ target }) => (focused.current = positions[tileOf(target)] ?? null), { signal });
    list.addEventListener(
      'focusout',
      () => {
        // Another window's focus leaves the element the active one of this document.
        if (list.contains(document.activeElement)) return;
        focused.current = null;
        if (held !== null) look();
      },
      { signal },
    );
    list.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (held === null || key !== 'Tab') return;
        list.children[tileOf(target)]?.scrollIntoView({ block: 'center', behavior: 'instant' });
        // The neighbours must be there before the key moves the focus.
        flushSync(look);
      },
      { signal },
    );
    return () => controller.abort();
  }, [grid, look, positions, held]);
  if (known === null) return { from, to, positions, held: undefined, style: undefined };
  const style: CSSProperties = { paddingBlockStart: known.above, paddingBlockEnd: known.below };
  if (held === null) return { from, to, positions, held: undefined, style };
  const { top, start, size } = held;
  return {
    from,
    to,
    positions,
    held: held.position < from ? 'first' : 'last',
    style: {
      ...style,
      '--held-top': `${top}px`,
      '--held-start': `${start}px`,
      '--held-size': `${size}px`,
    } as CSSProperties,
  };
}
