import type { AuthSettings, AuthType } from './settings.ts';
import type { AuthView } from './AuthRequest.ts';

/** If no configured type can be shown. */
const plainForm: AuthType = { id: 'form', label: '', component: 'form', isFast: false, field: '' };

/**
 * 3-27, 2.9-6: the types that the switcher of a view offers, at least one. Social services have their buttons below the
 * form; they are a type of their own only where a view has no form. A view that follows from another one has the form.
 */
export function offeredTypes(config: AuthSettings, view: AuthView, hasSocial: boolean): readonly AuthType[] {
  const lists: Partial<Record<AuthView, readonly AuthType[]>> = {
    authorization: config.authorizationTypes,
    registration: config.registrationTypes,
  };
  const types = lists[view] ?? [];
  const forms = types.filter(({ component }) => component !== 'social');
  if (forms.length > 0) return forms;
  const [social] = types;
  return [social !== undefined && hasSocial ? social : plainForm];
}

/** Key of the shipped name of a type, for one without a label. */
export function typeLabelKey({ component, field }: AuthType): string {
  if (component !== 'form') return `auth:popup.types.${component}`;
  return `auth:popup.types.${field === '' ? 'form' : field}`;
}
