export type ViewportClass =
  | 'mobile'
  | 'tablet'
  | 'laptop'
  | 'laptopLarge'
  | 'desktopSmall'
  | 'desktop'
  | 'desktopMedium'
  | 'desktopLarge';

/** Widths below it are a phone's: `mobile` (2.12-5). Scripts ask for no other class so far; styles name the same bound. */
export const PHONE_BELOW = 768;

/** The viewport classes of 2.12-4, narrow to wide, each with the first width in CSS pixels that belongs to it. */
export const VIEWPORT_CLASSES: readonly { readonly name: ViewportClass; readonly from: number }[] = [
  { name: 'mobile', from: 0 },
  { name: 'tablet', from: PHONE_BELOW },
  { name: 'laptop', from: 992 },
  { name: 'laptopLarge', from: 1280 },
  { name: 'desktopSmall', from: 1366 },
  { name: 'desktop', from: 1440 },
  { name: 'desktopMedium', from: 1696 },
  { name: 'desktopLarge', from: 1920 },
];

/** The class of a viewport `width` CSS pixels wide; fractions belong to the class below the next bound. */
export function viewportClass(width: number): ViewportClass {
  return VIEWPORT_CLASSES.findLast(({ from }) => width >= from)?.name ?? 'mobile';
}
