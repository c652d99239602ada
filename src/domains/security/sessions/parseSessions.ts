import type { CallOutput } from '../../../contract/index.ts';
import type { Page } from '../../../kernel/lists/PagedList.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';

/** One place where the player is signed in. */
export interface ActiveSession {
  readonly id: string;
  readonly isMessenger: boolean;
  /** Milliseconds since 1970, by the server; null if unreadable. */
  readonly signedInAt: number | null;
  readonly lastSeenAt: number | null;
  /** Empty where unknown. */
  readonly browser: string;
  readonly os: string;
  readonly isCurrent: boolean;
}

export const parseSessions = ({ count, items }: CallOutput<'GET account.getSessions'>): Page<ActiveSession> => ({
  total: count,
  items: items.map(({ id, kind, created_at, last_seen_at, device, is_current }) => ({
    id,
    isMessenger: kind === 'telegram',
    signedInAt: isoToMs(created_at),
    lastSeenAt: isoToMs(last_seen_at),
    browser: device.browser,
    os: device.os,
    isCurrent: is_current,
  })),
});
