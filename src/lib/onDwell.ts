/** Whether a preview may start by itself: a pointer that hovers, and a visitor who wants neither less motion nor less data. */
export function mayPreview(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return (
    connection?.saveData !== true &&
    matchMedia('(hover: hover) and (pointer: fine)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Calls `rested` with the element of `selector` on which a mouse has rested so long, and with null when it has left it.
 */
export function onDwell(
  list: HTMLElement,
  selector: string,
  restMs: number,
  rested: (element: HTMLElement | null) => void,
): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  let under: Element | null = null;
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    under = null;
    if (isShown) rested(null);
    isShown = false;
  };
  list.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const element = target instanceof Element ? target.closest(selector) : null;
      if (element === under) return;
      leave();
      if (pointerType !== 'mouse' || !(element instanceof HTMLElement)) return;
      under = element;
      timer = setTimeout(() => {
        isShown = true;
        rested(element);
      }, restMs);
    },
    options,
  );
  list.addEventListener('pointerleave', leave, options);
  list.addEventListener('pointerdown', leave, options);
  document.addEventListener('visibilitychange', leave, options);
  return () => {
    controller.abort();
    leave();
  };
}
