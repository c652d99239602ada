import type { SandboxSettings } from '../../../../settings.ts';

/** A service whose accounts are accepted: an OpenID provider, and this casino as its client. */
export interface SocialService {
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The ids are those that the site configuration offers (`auth.socialServices`). */
export function socialServices({
  vendorsUrl,
  socialSecret,
}: Pick<SandboxSettings, 'vendorsUrl' | 'socialSecret'>): readonly SocialService[] {
  return ['lumen', 'orbit'].map((id) => ({
    id,
    issuer: `${vendorsUrl}/identity/${id}`,
    clientId: 'croupier',
    clientSecret: socialSecret,
  }));
}
