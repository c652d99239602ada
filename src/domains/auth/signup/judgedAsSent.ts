import { wholePhone } from '../../../shared/phone/phoneCountry.ts';
import type { PhoneCountry } from '../../../shared/phone/phoneCountry.ts';
import type { FormRules } from '../../../shared/validation/ruleSet.ts';

/** 3-32: the configured rules judge a number with its country's code, as the operator does. */
export const judgedAsSent =
  (rules: FormRules, phoneCountry: () => PhoneCountry): FormRules =>
  (field, value, read) =>
    rules(field, field === 'mobile' ? wholePhone(value, phoneCountry()) : value, read);
