import type { AppServices } from '../../../kernel/AppServices.ts';
import type { EntryKind } from './socialAddress.ts';

/** 2.9-6: whether services are offered for signing in, or up: in a window, or by a ticket of a messenger's launch. */
export function offersSocial(
  { content, platform }: Pick<AppServices, 'content' | 'platform'>,
  kind: EntryKind,
): boolean {
  const { authorizationTypes, registrationTypes, socialServices } = content.config.auth;
  const types = kind === 'registration' ? registrationTypes : authorizationTypes;
  const hasWay = platform.can.windows || platform.launch.registration !== null;
  return hasWay && socialServices.length > 0 && types.some(({ component }) => component === 'social');
}
