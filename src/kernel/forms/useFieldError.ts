import type { Translate } from '../../lib/i18n.ts';
import { formatMessage } from '../../shared/validation/formatMessage.ts';
import type { SiteConfig } from '../SiteConfig.ts';
import { useApp } from '../AppContext.tsx';
import type { FormError } from './FormStore.ts';

export interface ErrorPlace {
  /** The field's sysname, which may have texts of its own. */
  readonly field?: string;
  readonly messages?: SiteConfig['validatorMessages'];
}

/**
 * 5-1: an error's text in the player's language: the field's own text for its code, else the one for all fields, else
 * the code. A code may have a text for each `reason` among its parameters. The content system may override any of them, with placeholders as $$min$$, {min} or {{min}}.
 */
export function errorText(
  t: Translate,
  error: FormError | null,
  { field = '', messages = 'first' }: ErrorPlace = {},
): string | undefined {
  if (!error) return undefined;
  const { code, params } = error;
  const { reason } = params;
  // Parameters are filled in last, so that their values are never read as placeholders.
  const holes = Object.fromEntries(Object.keys(params).map((name) => [name, `{${name}}`]));
  const textOf = (key: string) => t(key, { ...holes, defaultValue: '' });
  const template =
    textOf(`forms:fieldErrors.${field}.${code}`) ||
    (reason !== undefined && textOf(`forms:reasons.${code}.${reason}`)) ||
    (messages === 'second' && textOf(`forms:secondErrors.${code}`)) ||
    textOf(`forms:errors.${code}`) ||
    code;
  return formatMessage(template, params);
}

/** Returns a function that words errors of form fields; `field` is the field's sysname. */
export function useFieldError(): (error: FormError | null, field?: string) => string | undefined {
  const { t, content } = useApp();
  const messages = content.config.validatorMessages;
  return (error, field = '') => errorText(t, error, { field, messages });
}
