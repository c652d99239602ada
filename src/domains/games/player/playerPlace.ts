/** Where an open game is shown. `tucked`: only its bar, at the top; the game is out of sight and starts no round. */
export type PlayerPlace = 'page' | 'small' | 'tucked';

/**
 * Pages whose buttons move money or prove who the player is: nothing lies over them, and no game runs beside them. The
 * history and the wallet only show.
 */
const careful =
  /^\/(?:cashier\/(?!history|wallet)|cashier$|profile\/(?:security|verification|responsible-game)|forms\/|confirmation)/;

export function playerPlace(
  path: string,
  { isSmall, isOnPage }: { readonly isSmall: boolean; readonly isOnPage: boolean },
): PlayerPlace {
  if (isOnPage && !isSmall) return 'page';
  return careful.test(path) ? 'tucked' : 'small';
}

export const corners = ['end', 'start', 'topEnd', 'topStart'] as const;
export type Corner = (typeof corners)[number];

/** The corner nearest to a point, given as parts of the window from its left and its top. */
export function cornerAt(x: number, y: number, dir: 'ltr' | 'rtl'): Corner {
  const isAtEnd = dir === 'ltr' ? x >= 0.5 : x < 0.5;
  if (y >= 0.5) return isAtEnd ? 'end' : 'start';
  return isAtEnd ? 'topEnd' : 'topStart';
}

/** The corner next to one in the direction of an arrow key; the same at an edge, null for another key. */
export function cornerBeside(corner: Corner, key: string, dir: 'ltr' | 'rtl'): Corner | null {
  const isTop = corner.startsWith('top');
  const isAtEnd = corner.toLowerCase().endsWith('end');
  const corners = { true: { true: 'topEnd', false: 'topStart' }, false: { true: 'end', false: 'start' } } as const;
  const at = (top: boolean, end: boolean): Corner => corners[`${top}`][`${end}`];
  if (key === 'ArrowUp') return at(true, isAtEnd);
  if (key === 'ArrowDown') return at(false, isAtEnd);
  if (key === 'ArrowRight') return at(isTop, dir === 'ltr');
  if (key === 'ArrowLeft') return at(isTop, dir === 'rtl');
  return null;
}
