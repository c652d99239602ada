import type { CallOutput } from '../../../contract/index.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';

type Wire = CallOutput<'GET entries.list'>['items'][number];

/** One way into the account besides the password. */
export interface Entry {
  readonly id: string;
  readonly kind: Wire['kind'];
  /** Id of a service, or the Telegram user's number, or the contact; empty for a passkey. */
  readonly name: string;
  /** Milliseconds since 1970; null if unknown. */
  readonly addedAt: number | null;
  readonly lastUsedAt: number | null;
  /** It opens nothing until the player has confirmed it. */
  readonly isHeld: boolean;
  readonly canRemove: boolean;
}

const instant = (iso: string | null): number | null => (iso === null ? null : isoToMs(iso));

export const parseEntries = ({ items }: CallOutput<'GET entries.list'>): readonly Entry[] =>
  items.map(({ id, kind, name, created_at, last_used_at, is_held, can_remove }) => ({
    id,
    kind,
    name,
    addedAt: instant(created_at),
    lastUsedAt: instant(last_used_at),
    isHeld: is_held,
    canRemove: can_remove,
  }));
