export type ViewportClass =
  | 'mobile'
  | 'tablet'
  | 'laptop'
  | 'laptopLarge'
  | 'desktopSmall'
  | 'desktop'
  | 'desktopMedium'
  | 'desktopLarge';

/** The class of the window's width, for scripts. */
export interface ViewportView {
  /** Null without a window: in a server render, and while the page is hydrated. */
  readonly current: ViewportClass | null;
  /** Calls the listener with each change of the class. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The viewport classes of 2.12-4, narrow to wide, each with its first width in CSS pixels; `src/ui/viewport.css` names
 * them for styles.
 */
export const VIEWPORT_CLASSES: readonly { readonly name: ViewportClass; readonly from: number }[] = [
  { name: 'mobile', from: 0 },
  { name: 'tablet', from: 768 },
  { name: 'laptop', from: 992 },
  { name: 'laptopLarge', from: 1280 },
  { name: 'desktopSmall', from: 1366 },
  { name: 'desktop', from: 1440 },
  { name: 'desktopMedium', from: 1696 },
  { name: 'desktopLarge', from: 1920 },
];

/** The media query of `mobile` for markup, where custom media have no effect. */
export const MOBILE_MEDIA = '(max-width: 767.98px)';
