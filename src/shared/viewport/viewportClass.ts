export type ViewportClass =
  | 'mobile'
  | 'tablet'
  | 'laptop'
  | 'laptopLarge'
  | 'desktopSmall'
  | 'desktop'
  | 'desktopMedium'
  | 'desktopLarge';

/** The viewport classes of 2.12-4, narrow to wide, each with the first width in CSS pixels that belongs to it. */
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

/** The class of a viewport `width` CSS pixels wide; fractions belong to the class below the next bound. */
export function viewportClass(width: number): ViewportClass {
  return VIEWPORT_CLASSES.findLast(({ from }) => width >= from)?.name ?? 'mobile';
}
