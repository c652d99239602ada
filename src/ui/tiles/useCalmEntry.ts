import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** In ms. */
const ENTRY_MS = 240;

/**
 * Moves a list to make room for what comes in at its start, by one transform of the whole list. The children carry
 * `data-id`. Nothing moves for those who want less motion.
 */
export function useCalmEntry(list: RefObject<HTMLElement | null>, firstId: string): void {
  const before = useRef(firstId);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = firstId;
    const element = list.current;
    if (element === null || known === firstId || known === '') return;
    const old = [...element.children].find((child) => child.getAttribute('data-id') === known);
    if (!(old instanceof HTMLElement) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const first = element.firstElementChild;
    if (!(first instanceof HTMLElement) || typeof element.animate !== 'function') return;
    const [x, y] = [first.offsetLeft - old.offsetLeft, first.offsetTop - old.offsetTop];
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: ENTRY_MS,
      easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
    });
  }, [list, firstId]);
}
