import { useEffect } from 'react';

/** Handles Escape before all other listeners, and stops the event. Returns a function that stops listening. */
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

/** As `hearEscape`, in a component; does not listen while the handler is null. */
export function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => (onEscape ? hearEscape(onEscape) : undefined), [onEscape]);
}
