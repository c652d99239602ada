import { useEffect } from 'react';

/** Hears Escape before anything that is drawn does, and alone. Returns how to stop. */
export function hearEscape(onEscape: () => void): () => void {
  const controller = new AbortController();
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  };
  document.addEventListener('keydown', hear, { capture: true, signal: controller.signal });
  return () => controller.abort();
}

/** Hears Escape as `hearEscape` does; while there is nothing to be called, it does not listen. */
export function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => (onEscape ? hearEscape(onEscape) : undefined), [onEscape]);
}
