import type { ViewportClass } from '../../shared/viewport/viewportClass.ts';

/** 9-21: distance outside the window at which a picture is fetched, on phones and elsewhere. */
const marginPhone = '30px';
const marginElse = '50px';

type Listener = () => void;

const listeners = new WeakMap<Element, Listener>();
const observers = new Map<string, IntersectionObserver>();

function observerOf(rootMargin: string): IntersectionObserver {
  const known = observers.get(rootMargin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        listeners.get(target)?.();
      }
    },
    { rootMargin },
  );
  observers.set(rootMargin, observer);
  return observer;
}

/**
 * Calls `run` once, when the element comes near a window of this class. One observer serves all pictures. Returns a
 * function that cancels.
 */
export const loadWhenNear = (element: Element, viewport: ViewportClass | null, run: Listener): (() => void) =>
  whenWithin(element, viewport === 'mobile' ? marginPhone : marginElse, run);

/** The same for a distance of one's own, as the `rootMargin` of an IntersectionObserver. */
export function whenWithin(element: Element, rootMargin: string, run: Listener): () => void {
  if (!('IntersectionObserver' in window)) {
    run();
    return () => {};
  }
  listeners.set(element, run);
  const observer = observerOf(rootMargin);
  observer.observe(element);
  return () => observer.unobserve(element);
}
