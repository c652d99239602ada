import { configuredRules } from '../../../../src/shared/validation/ruleSet.ts';
import type { Validator } from '../../../../src/shared/validation/validationError.ts';
import { readValidators } from '../../../../src/shared/validation/validatorConfig.ts';
import type { ContentSystem } from '../../vendors/ContentSystem.ts';

/**
 * 3-32: what the site's configuration demands of the amount of a payment, beyond the bounds of its method. Amounts of calls
 * are plain decimals, whatever the language of the page.
 */
export const amountRules = (content: Pick<ContentSystem, 'lastKnown'>, locale: string): Validator =>
  configuredRules(readValidators(content.lastKnown('site-configuration', locale)), 'amount', { locale: 'en' });
