import type { AppServices } from '../../kernel/deps.ts';

/** 2.8-1, 2.8-2: what of a query opens the popup, and how. */
export const popupFlags: readonly string[] = ['show_popup_reg', 'show_popup_auth', 'prevent_close'];

export const hasPopupFlag = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return popupFlags.some((flag) => query.has(flag));
};

/** 2.8-3: the query without what opens the popup and without `more`; all else stays. With its question mark, or empty. */
export function searchWithoutFlags(search: string, ...more: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const flag of [...popupFlags, ...more]) query.delete(flag);
  const left = query.toString();
  return left === '' ? '' : `?${left}`;
}

/** 2.8-3: this page, at the address that does not open the popup. */
export function dropPopupFlags(
  { navigate, place }: Pick<AppServices, 'navigate' | 'place'>,
  ...more: readonly string[]
): void {
  navigate(place.path + searchWithoutFlags(place.search, ...more) + place.hash, { replace: true });
}
