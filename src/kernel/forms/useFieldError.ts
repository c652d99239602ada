import type { Translate } from '../../lib/i18n.ts';
import { useApp } from '../AppContext.tsx';
import type { FormError } from './FormStore.ts';

/** 5-1: an error's text in the player's language by its code; an unknown code reads as a wrong value. */
export function errorText(t: Translate, error: FormError | null): string | undefined {
  if (!error) return undefined;
  const key = `forms:errors.${error.code}`;
  const text = t(key, error.params);
  return text === key || text === `errors.${error.code}` ? t('forms:errors.wrongField') : text;
}

/** Returns a function that translates errors of form fields. */
export function useFieldError(): (error: FormError | null) => string | undefined {
  const { t } = useApp();
  return (error) => errorText(t, error);
}
