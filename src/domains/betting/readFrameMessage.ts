import { oddsChanges, oddsFormats } from './odds.ts';
import type { Preferences } from './readPreferences.ts';

/** What the sportsbook's frame tells the page (docs/sportsbook.md). */
export type FrameMessage =
  | { readonly type: 'ready' | 'pong' | 'deposit' | 'signIn' | 'placed' }
  | { readonly type: 'route'; readonly path: string }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'preferences'; readonly preferences: Preferences }
  | { readonly type: 'busy'; readonly isBusy: boolean }
  | { readonly type: 'share'; readonly code: string };

const bare = ['ready', 'pong', 'deposit', 'signIn', 'placed'] as const;
const prefix = 'sportsbook:';
const MOST_PX = 20_000;

/** A path inside of the sportsbook; null for anything that is none. */
export const insidePath = (path: unknown): string | null =>
  typeof path === 'string' && path.length <= 200 && /^\/(?!\/)[\w/?=&%.:+-]*$/.test(path) ? path : null;

/** Parses a message of the frame; null for an unlisted origin or an unknown shape, and the message is ignored. */
export function readFrameMessage(
  event: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): FrameMessage | null {
  if (!origins.includes(event.origin)) return null;
  const data = Object(event.data) as Readonly<Record<string, unknown>>;
  const { type } = data;
  if (typeof type !== 'string' || !type.startsWith(prefix)) return null;
  const name = type.slice(prefix.length);
  const known = bare.find((one) => one === name);
  if (known !== undefined) return { type: known };
  switch (name) {
    case 'route': {
      const path = insidePath(data['path']);
      return path === null ? null : { type: 'route', path };
    }
    case 'height': {
      const { height } = data;
      const isHeight = typeof height === 'number' && height >= 0 && height <= MOST_PX;
      return isHeight ? { type: 'height', height } : null;
    }
    case 'busy':
      return { type: 'busy', isBusy: data['isBusy'] === true };
    case 'share': {
      const { code } = data;
      return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? { type: 'share', code } : null;
    }
    case 'preferences': {
      const odds = oddsFormats.find((one) => one === data['odds']);
      const changes = oddsChanges.find((one) => one === data['changes']);
      return odds && changes ? { type: 'preferences', preferences: { odds, changes } } : null;
    }
    default:
      return null;
  }
}
