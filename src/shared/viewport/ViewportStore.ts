import { VIEWPORT_CLASSES } from './viewportClass.ts';
import type { ViewportClass, ViewportView } from './viewportClass.ts';

/**
 * The class of the window's width, by the same media queries as the styles: both change at the same width, with
 * scrollbars and zoom counted alike. Null without a window.
 */
export class ViewportStore implements ViewportView {
  /** One query per class, except the narrowest. */
  private readonly bounds: readonly MediaQueryList[];

  constructor(page: Pick<Window, 'matchMedia'> | null) {
    this.bounds =
      page === null ? [] : VIEWPORT_CLASSES.slice(1).map(({ from }) => page.matchMedia(`(min-width: ${from}px)`));
  }

  get current(): ViewportClass | null {
    if (this.bounds.length === 0) return null;
    return VIEWPORT_CLASSES[this.bounds.filter(({ matches }) => matches).length]?.name ?? null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    for (const bound of this.bounds) bound.addEventListener('change', listener);
    return () => {
      for (const bound of this.bounds) bound.removeEventListener('change', listener);
    };
  };
}
