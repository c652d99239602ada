import type { AuthConfig, AuthType } from '../../kernel/SiteConfig.ts';
import type { AuthView } from './openAuth.ts';

/** If no configured type can be shown. */
const plainForm: AuthType = { id: 'form', label: '', component: 'form', isFast: false, field: '' };

/**
 * 3-27: the types that a view offers, at least one. Types by social networks need `hasSocial`, the part that draws
 * their buttons. A view that follows from another one has the form only.
 */
export function offeredTypes(config: AuthConfig, view: AuthView, hasSocial: boolean): readonly AuthType[] {
  const lists: Partial<Record<AuthView, readonly AuthType[]>> = {
    authorization: config.authorizationTypes,
    registration: config.registrationTypes,
  };
  const usable = (lists[view] ?? []).filter(({ component }) => component !== 'social' || hasSocial);
  return usable.length > 0 ? usable : [plainForm];
}

/** Key of the shipped name of a type, for one without a label. */
export function typeLabelKey({ component, field }: AuthType): string {
  if (component !== 'form') return `auth:popup.types.${component}`;
  return `auth:popup.types.${field === '' ? 'form' : field}`;
}
