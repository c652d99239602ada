/** The two ways into the popup that offer services. */
export type EntryKind = 'authorization' | 'registration';

/** 7-111 `type_auth`. `proof`: the service vouches once more for the player who is signed in. */
export type SocialKind = EntryKind | 'proof';

/** 9-15: in CSS pixels. */
export const windowSize = { width: 640, height: 480 } as const;

/** 7-111: the page at which the operator leads on to the service. */
export function socialAddress(service: string, kind: SocialKind, redirectUrl: string): string {
  const query = new URLSearchParams({ service, redirect_url: redirectUrl, type_auth: kind });
  return `/oauth/init?${query}`;
}
