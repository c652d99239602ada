import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Distance after which the direction of a touch is decided, in px. */
const slack = 8;
/** A swipe dismisses the panel beyond this part of its size, or above this speed in px per ms. */
const enough = 0.3;
const quick = 0.5;

/** Direction of the dismissing swipe: to the bottom, or to the start edge. */
export type SwipeDirection = 'down' | 'start';

/** Distance of a touch in the dismissing direction (positive) and across it, in px. */
interface Way {
  readonly along: number;
  readonly across: number;
}

interface Axis {
  way(x: number, y: number): Way;
  transform(pulled: number): string;
  readonly size: number;
}

function axisOf(panel: HTMLElement, direction: SwipeDirection): Axis {
  if (direction === 'down')
    return {
      way: (x, y) => ({ along: y, across: x }),
      transform: (pulled) => `translateY(${pulled}px)`,
      size: panel.offsetHeight,
    };
  const sign = getComputedStyle(panel).direction === 'rtl' ? 1 : -1;
  return {
    way: (x, y) => ({ along: sign * x, across: y }),
    transform: (pulled) => `translateX(${sign * pulled}px)`,
    size: panel.offsetWidth,
  };
}

/** Whether an element between the touch target and the panel could be scrolled up. */
function isScrolled(from: EventTarget | null, panel: HTMLElement): boolean {
  for (
    let element = from instanceof Element ? from : null;
    element && element !== panel.parentElement;
    element = element.parentElement
  ) {
    if (element.scrollTop > 0) return true;
  }
  return false;
}

/**
 * Makes the panel follow a dismissing swipe; calls `onAway` if it was far or fast enough. Without a direction it does
 * nothing.
 */
export function useSwipeAway(
  panelRef: RefObject<HTMLElement | null>,
  direction: SwipeDirection | null,
  onAway: () => void,
): void {
  const away = useEffectEvent(onAway);

  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || direction === null) return undefined;
    const all = new AbortController();
    let touch: AbortController | null = null;

    const begin = (start: TouchEvent) => {
      touch?.abort();
      const finger = start.touches[0];
      if (!finger || start.touches.length > 1 || (direction === 'down' && isScrolled(start.target, panel))) return;
      const controller = new AbortController();
      touch = controller;
      const axis = axisOf(panel, direction);
      let isPulling = false;
      let pulled = 0;
      let speed = 0;
      let last = { along: 0, at: start.timeStamp };

      const move = (event: TouchEvent) => {
        const now = event.touches[0];
        if (!now) return;
        const { along, across } = axis.way(now.clientX - finger.clientX, now.clientY - finger.clientY);
        if (!isPulling) {
          if (Math.abs(along) < slack && Math.abs(across) < slack) return;
          // Backwards or across: the touch scrolls, or selects text.
          if (along <= Math.abs(across)) return controller.abort();
          isPulling = true;
          panel.dataset['pulled'] = '';
        }
        if (event.cancelable) event.preventDefault();
        pulled = Math.max(0, along);
        speed = (along - last.along) / Math.max(1, event.timeStamp - last.at);
        last = { along, at: event.timeStamp };
        panel.style.transform = axis.transform(pulled);
      };
      const end = (event: TouchEvent) => {
        controller.abort();
        if (event.type === 'touchend' && isPulling && (pulled > axis.size * enough || speed > quick)) away();
      };
      controller.signal.addEventListener('abort', () => {
        delete panel.dataset['pulled'];
        panel.style.transform = '';
      });
      panel.addEventListener('touchmove', move, { passive: false, signal: controller.signal });
      panel.addEventListener('touchend', end, { signal: controller.signal });
      panel.addEventListener('touchcancel', end, { signal: controller.signal });
    };
    panel.addEventListener('touchstart', begin, { passive: true, signal: all.signal });
    return () => {
      touch?.abort();
      all.abort();
    };
  }, [direction, panelRef]);
}
