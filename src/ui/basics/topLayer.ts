import { useSyncExternalStore } from 'react';

const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const tell of listeners) tell();
}

/** Registers a modal dialog as the topmost; the returned function removes it. */
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
 * The topmost modal dialog, if any: assistive technology ignores everything outside of it, so announcements must be
 * rendered inside.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
