import type { Consent } from '../../rules/betTypes.ts';
import type { OddsFormat } from '../../rules/oddsText.ts';
import { consents, oddsFormats, readPath, type Theme } from './launch.ts';

/** From the sportsbook to the page that frames it. */
export type FrameMessage =
  | { readonly type: 'sportsbook:ready' | 'sportsbook:pong' | 'sportsbook:deposit' | 'sportsbook:signIn' }
  | { readonly type: 'sportsbook:route'; readonly path: string }
  | { readonly type: 'sportsbook:height'; readonly height: number }
  | { readonly type: 'sportsbook:placed'; readonly betId: string }
  | { readonly type: 'sportsbook:preferences'; readonly odds: OddsFormat; readonly changes: Consent }
  | { readonly type: 'sportsbook:busy'; readonly isBusy: boolean }
  | { readonly type: 'sportsbook:share'; readonly code: string };

export interface HostPick {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
}

/** From the framing page. */
export type SiteMessage =
  | { readonly type: 'site:route'; readonly path: string }
  | { readonly type: 'site:theme'; readonly theme: Theme }
  | { readonly type: 'site:preferences'; readonly odds: OddsFormat; readonly changes: Consent }
  | { readonly type: 'site:slip'; readonly picks: readonly HostPick[] }
  | { readonly type: 'site:balance' | 'site:ping' };

/** The part of `Window` that messages need. */
export interface HostWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void } | null;
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
}

/** The origin of the framing page; null when the browser does not tell it. */
export function parentOriginOf(view: HostWindow): string | null {
  const ancestor = view.location.ancestorOrigins?.[0];
  if (ancestor !== undefined && ancestor !== 'null') return ancestor;
  try {
    return new URL(view.document.referrer).origin;
  } catch {
    // Opened directly, or framed by a page that sends no referrer.
    return null;
  }
}

/** To an unknown origin only what any page may know is sent: no bet, code or path. */
export function tellHost(view: HostWindow, origin: string | null, message: FrameMessage): void {
  if (view.parent === null || Object.is(view.parent, view)) return;
  if (origin !== null) view.parent.postMessage(message, origin);
  else if (message.type === 'sportsbook:ready' || message.type === 'sportsbook:height')
    view.parent.postMessage(message, '*');
}

/** A message of the framing page; null for other origins and other shapes. */
export function readSiteMessage(
  event: { readonly origin: string; readonly data: unknown },
  origin: string | null,
): SiteMessage | null {
  if (origin === null || event.origin !== origin) return null;
  const data = Object(event.data) as Readonly<Record<string, unknown>>;
  switch (data['type']) {
    case 'site:route':
      return { type: 'site:route', path: readPath(data['path']) };
    case 'site:theme':
      return { type: 'site:theme', theme: data['theme'] === 'light' ? 'light' : 'dark' };
    case 'site:preferences':
      return {
        type: 'site:preferences',
        odds: oddsFormats.find((one) => one === data['odds']) ?? 'decimal',
        changes: consents.find((one) => one === data['changes']) ?? 'none',
      };
    case 'site:slip':
      return { type: 'site:slip', picks: readPicks(data['picks']) };
    case 'site:balance':
      return { type: 'site:balance' };
    case 'site:ping':
      return { type: 'site:ping' };
    default:
      return null;
  }
}

function readPicks(value: unknown): HostPick[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 12).flatMap((item: unknown) => {
    const { event, market, selection } = Object(item) as Readonly<Record<string, unknown>>;
    const isPick = typeof event === 'string' && typeof market === 'string' && typeof selection === 'string';
    return isPick ? [{ event, market, selection }] : [];
  });
}
