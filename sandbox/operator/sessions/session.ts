export type SessionKind = 'web' | 'telegram';

export interface Session {
  /** SHA-256 of the first token that stood for it. */
  readonly id: string;
  readonly uid: bigint;
  readonly kind: SessionKind;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  /** When its player last proved who they are: by the sign-in, or again since. */
  readonly proved_at: Date;
}

/** A session as its player sees it. */
export interface ListedSession extends Session {
  readonly user_agent: string;
  readonly created_at: Date;
}

/**
 * Lifetimes. A web session ends after two idle hours (the client signs out far earlier, 9-4) or a day; a Telegram
 * session lasts a day, as long as its launch.
 */
export const lifetimes: Readonly<Record<SessionKind, { readonly idleMs: number; readonly absoluteMs: number }>> = {
  web: { idleMs: 2 * 3_600_000, absoluteMs: 24 * 3_600_000 },
  telegram: { idleMs: 24 * 3_600_000, absoluteMs: 24 * 3_600_000 },
};
