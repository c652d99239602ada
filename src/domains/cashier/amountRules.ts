import type { StoreDeps } from '../../kernel/stores.ts';
import { formRules } from '../../shared/validation/ruleSet.ts';
import type { FormRules } from '../../shared/validation/ruleSet.ts';

/**
 * 3-32, 5-13, 5-14, 5-16: what the site's configuration demands of a payment's amount, beyond the bounds of its method. The
 * operator judges by the same rules. The form's other fields are the method's own.
 */
export function amountRules({ content, locale }: Pick<StoreDeps, 'content' | 'locale'>): FormRules {
  const rules = formRules(content.config.validators, locale.code);
  return (field, text, read) => (field === 'amount' ? rules(field, text, read) : null);
}
