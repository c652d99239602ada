import { readValidators } from '../../../src/shared/validation/validatorConfig.ts';
import type { FieldRules } from '../../../src/shared/validation/validatorConfig.ts';
import type { ContentSystem } from './ContentSystem.ts';

/** 3-32: what the site's configuration demands of single fields; nothing before the content system's first answer. */
export const siteValidators = async (
  content: Pick<ContentSystem, 'find'>,
  locale: string,
): Promise<readonly FieldRules[]> => readValidators(await content.find('site-configuration', locale));
