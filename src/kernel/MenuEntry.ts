import type { IconNode } from '../ui/basics/Icon.tsx';

/** 3-44: one entry of the site's navigation, in the order of the list. */
export interface MenuEntry {
  /** A path of this site with its query, without locale prefix. */
  readonly path: string;
  /** Empty for the page's own name. */
  readonly title: string;
  /** Its heading, shared with adjacent entries that have the same one. */
  readonly group: string;
  readonly isVisible: boolean;
  /** Whether it is one of the four entries beside Menu in the phone's bottom bar. */
  readonly isInBar: boolean;
  /** Left out for the page's own. */
  readonly icon?: IconNode;
}
