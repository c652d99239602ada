import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** How far a finger moves before it is known what it means, in px. */
const slack = 8;
/** Let go beyond this part of the panel's height, or faster than this many px a ms, and it goes. */
const enough = 0.3;
const quick = 0.5;

/** Whether something under the finger, up to the panel, could itself be scrolled up. */
function isScrolled(from: EventTarget | null, panel: HTMLElement): boolean {
  for (let element = from instanceof Element ? from : null; element && element !== panel.parentElement; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
  }
  return false;
}

/** The panel follows a finger that pulls it down, and is let go by `onAway` where the pull was far or quick enough. */
export function useSwipeDown(panelRef: RefObject<HTMLElement | null>, isOn: boolean, onAway: () => void): void {
  const away = useEffectEvent(onAway);

  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || !isOn) return undefined;
    const all = new AbortController();
    let touch: AbortController | null = null;

    const begin = (start: TouchEvent) => {
      touch?.abort();
      const finger = start.touches[0];
      if (!finger || start.touches.length > 1 || isScrolled(start.target, panel)) return;
      const controller = new AbortController();
      touch = controller;
      let isPulling = false;
      let pulled = 0;
      let speed = 0;
      let last = { y: finger.clientY, at: start.timeStamp };

      const move = (event: TouchEvent) => {
        const now = event.touches[0];
        if (!now) return;
        const down = now.clientY - finger.clientY;
        if (!isPulling) {
          if (Math.abs(down) < slack && Math.abs(now.clientX - finger.clientX) < slack) return;
          // Up or aside: it scrolls, or marks.
          if (down <= Math.abs(now.clientX - finger.clientX)) return controller.abort();
          isPulling = true;
          panel.dataset['pulled'] = '';
        }
        if (event.cancelable) event.preventDefault();
        pulled = Math.max(0, down);
        speed = (now.clientY - last.y) / Math.max(1, event.timeStamp - last.at);
        last = { y: now.clientY, at: event.timeStamp };
        panel.style.transform = `translateY(${pulled}px)`;
      };
      const end = (event: TouchEvent) => {
        controller.abort();
        if (event.type === 'touchend' && isPulling && (pulled > panel.offsetHeight * enough || speed > quick)) away();
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
  }, [isOn, panelRef]);
}
