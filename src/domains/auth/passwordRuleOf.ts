import type { PasswordRule } from '../../shared/validation/password.ts';
import type { AuthSettings } from './settings.ts';

/** 9-1: the configured rule of new passwords. */
export const passwordRuleOf = ({ minPassword, maxPassword, passwordCharacters }: AuthSettings): PasswordRule => ({
  min: minPassword,
  max: maxPassword,
  allowed: passwordCharacters,
});
