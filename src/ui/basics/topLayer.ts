import { useSyncExternalStore } from 'react';

const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const tell of listeners) tell();
}

/** A modal dialog stands above the page from now on; the answer takes it away from there. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  changed();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    changed();
  };
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * The modal dialog that stands above all else, if there is one: assistive technology hears nothing outside of it, so what
 * must be heard is drawn inside it.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
