import type { AppServices } from '../../kernel/AppServices.ts';

/** 2.8-1, 2.8-2: query parameters that open the popup, and its option. */
export const popupFlags: readonly string[] = ['show_popup_reg', 'show_popup_auth', 'prevent_close'];

export const hasPopupFlag = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return popupFlags.some((flag) => query.has(flag));
};

/** 2.8-3: the query without the popup flags and without `more`; all else is kept. With its question mark, or empty. */
export function searchWithoutFlags(search: string, ...more: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const flag of [...popupFlags, ...more]) query.delete(flag);
  const left = query.toString();
  return left === '' ? '' : `?${left}`;
}

/** 2.8-3: the current page without the popup flags and without `more`. */
export function withoutPopupFlags({ path, search, hash }: AppServices['place'], ...more: readonly string[]): string {
  return path + searchWithoutFlags(search, ...more) + hash;
}

/** 2.8-3: navigates there. */
export function dropPopupFlags(
  { navigate, place }: Pick<AppServices, 'navigate' | 'place'>,
  ...more: readonly string[]
): void {
  navigate(withoutPopupFlags(place, ...more), { replace: true });
}
