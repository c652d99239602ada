import type { FieldError } from '../../../../../src/contract/index.ts';
import type { RequisiteName } from '../../../../../src/contract/cashier/deposits.ts';
import type { CashierMethod } from '../methods.ts';
import { requisiteRule } from '../requisiteRules.ts';

/** The player's texts by the names of the method's fields, as the vendor gets them. */
export type Requisites = Readonly<Record<string, string>>;

/** The requisites of a deposit, or the error of each wrong one by its field's name. Unknown names are ignored. */
export function readRequisites(
  { fields }: Pick<CashierMethod, 'fields'>,
  given: Readonly<Record<RequisiteName, string>>,
): { readonly texts: Requisites; readonly faults: Readonly<Record<string, FieldError[]>> } {
  const texts: Record<string, string> = {};
  const faults: Record<string, FieldError[]> = {};
  for (const { name, kind, isRequired } of fields) {
    const value = given[name].trim();
    if (value === '') {
      if (isRequired) faults[name] = [{ code: 'requiredField' }];
      continue;
    }
    const { clean, code } = requisiteRule(kind);
    const text = clean(value);
    if (text === null) faults[name] = [{ code }];
    else texts[name] = text;
  }
  return { texts, faults };
}

/** As the player recognises it. */
export function maskDeposit({ fields }: Pick<CashierMethod, 'fields'>, texts: Requisites): string {
  const [field] = fields;
  const text = field === undefined ? undefined : texts[field.name];
  return field === undefined || text === undefined ? '' : requisiteRule(field.kind).mask(text);
}
