/** Messages to the framing page. Amounts are decimal text; amounts and ids are sent to a known origin only. */
export type GameMessage =
  | { readonly type: 'ready' | 'alive' | 'balance_needed' | 'session_expired' | 'reality_check_due' }
  | { readonly type: 'round_started'; readonly roundId: string; readonly stake: string }
  | { readonly type: 'round_shown'; readonly roundId: string; readonly stake: string; readonly totalWin: string };

export type SiteMessage =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'refresh_balance' };

/** The part of `Window` that this module uses. */
export interface HostWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void } | null;
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
}

/** The origin of the framing page, or null when the browser does not provide it. */
export function parentOriginOf(view: HostWindow): string | null {
  const ancestor = view.location.ancestorOrigins?.[0];
  if (ancestor !== undefined && ancestor !== 'null') {
    return ancestor;
  }
  try {
    return new URL(view.document.referrer).origin;
  } catch {
    // No referrer: the page was opened directly, or the framing page sends none.
    return null;
  }
}

/** Sends a message to the framing page; to an unknown origin only the type is sent, and no message with an amount. */
export function tellHost(view: HostWindow, origin: string | null, message: GameMessage): void {
  if (view.parent === null || Object.is(view.parent, view)) {
    return;
  }
  if (origin !== null) {
    view.parent.postMessage({ source: 'croupier-game', ...message }, origin);
    return;
  }
  if (!('roundId' in message)) {
    view.parent.postMessage({ source: 'croupier-game', type: message.type }, '*');
  }
}

/** Parses a message of the framing page; null for any other origin, source or format. */
export function readSiteMessage(
  event: { readonly origin: string; readonly data: unknown },
  origin: string | null,
): SiteMessage | null {
  if (origin === null || event.origin !== origin || typeof event.data !== 'object' || event.data === null) {
    return null;
  }
  const data = event.data as Readonly<Record<string, unknown>>;
  if (data['source'] !== 'croupier-site') {
    return null;
  }
  switch (data['type']) {
    case 'sound':
      return { type: 'sound', on: data['on'] === true };
    case 'pause':
      return { type: 'pause', paused: data['paused'] !== false };
    case 'refresh_balance':
      return { type: 'refresh_balance' };
    default:
      return null;
  }
}
