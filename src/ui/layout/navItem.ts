import type { IconNode } from '../basics/Icon.tsx';

/** A navigation item: a link, or a button if it has no address. */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly isCurrent?: boolean | undefined;
  /** For a button that opens something: whether it is open. */
  readonly isExpanded?: boolean | undefined;
  /** Its room is kept, and nothing is seen of it: whether there is such an item is not known yet. */
  readonly isHeld?: boolean | undefined;
  /** A short count or word: "3", "New". */
  readonly badge?: string | undefined;
}
