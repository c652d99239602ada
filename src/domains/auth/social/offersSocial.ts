import type { AppServices } from '../../../kernel/deps.ts';
import type { SocialKind } from './socialAddress.ts';

/**
 * 2.9-6: whether services are offered for signing in, or up. In a messenger they are not: it opens no window that would
 * share this page's session, and its own launch signs the player in.
 */
export function offersSocial(
  { content, platform }: Pick<AppServices, 'content' | 'platform'>,
  kind: SocialKind,
): boolean {
  const { authorizationTypes, registrationTypes, socialServices } = content.config.auth;
  const types = kind === 'registration' ? registrationTypes : authorizationTypes;
  return platform.can.windows && socialServices.length > 0 && types.some(({ component }) => component === 'social');
}
