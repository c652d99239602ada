import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Lays an element over a place that a page keeps free for it, by the custom properties `--start`, `--top`, `--width` and
 * `--height`. It is positioned in the document, so it scrolls with the page by itself; it is measured again when the
 * place or the page changes its size. Null: it is nowhere in the page.
 */
export function useLaidOver(
  element: RefObject<HTMLElement | null>,
  slot: HTMLElement | null,
  dir: 'ltr' | 'rtl',
): void {
  useLayoutEffect(() => {
    const { current: laid } = element;
    if (slot === null || laid === null) return;
    const place = () => {
      const { left, right, top, width, height } = slot.getBoundingClientRect();
      const start = dir === 'rtl' ? document.documentElement.clientWidth - right : left;
      laid.style.setProperty('--start', `${start}px`);
      laid.style.setProperty('--top', `${top + scrollY}px`);
      laid.style.setProperty('--width', `${width}px`);
      laid.style.setProperty('--height', `${height}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(slot);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [dir, element, slot]);
}
