export interface KeyActions {
  spin(): void;
  stake(by: -1 | 1): void;
  /** Escape, outside of panels. */
  escape(): void;
}

/** Keys that change the stake, and by how many steps. */
export const stakeKeys: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', 1],
  ['ArrowRight', 1],
  ['ArrowDown', -1],
  ['ArrowLeft', -1],
]);

/**
 * Space and Enter spin, arrows change the stake. Keys used by the focused control or in an open panel are left to it; a
 * key that is held down spins once.
 */
export function listenToKeys(target: EventTarget, isBlocked: () => boolean, actions: KeyActions): void {
  target.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || isBlocked() || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (event.key === 'Escape') {
      actions.escape();
      return;
    }
    const by = stakeKeys.get(event.key);
    if (by !== undefined && !isTextInput(event.target)) {
      event.preventDefault();
      actions.stake(by);
      return;
    }
    if ((event.key === ' ' || event.key === 'Enter') && !isControl(event.target)) {
      event.preventDefault();
      if (!event.repeat) {
        actions.spin();
      }
    }
  });
}

/** Whether the target uses keys itself. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, a, dialog, select, textarea') !== null;
}

export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
