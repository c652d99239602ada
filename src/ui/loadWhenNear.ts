import { PHONE_BELOW } from '../shared/viewport/viewportClass.ts';

/** 9-21: how far outside the window a picture is fetched, on phones and elsewhere. */
const marginPhone = '30px';
const marginElse = '50px';

type Listener = () => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        listeners.get(target)?.();
      }
    },
    { rootMargin: window.innerWidth < PHONE_BELOW ? marginPhone : marginElse },
  );
  return observer;
}

/** Calls `run` once, when the element comes near the window. One observer serves every picture. Returns how to give up. */
export function loadWhenNear(element: Element, run: Listener): () => void {
  if (!('IntersectionObserver' in window)) {
    run();
    return () => {};
  }
  listeners.set(element, run);
  observe().observe(element);
  return () => observer?.unobserve(element);
}
