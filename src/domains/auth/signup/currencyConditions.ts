import type { CurrencyConditions, CurrencyValue } from '../settings.ts';

export interface Candidates {
  readonly options: readonly string[];
  /** The value that `selectedValue` means; it counts only if it is one of the options. */
  readonly selected: string;
}

/** Null if the options do not have the value. */
function valueOf(which: CurrencyValue, { options, selected }: Candidates): string | null {
  if (which === 'emptyValue') return '';
  if (which === 'firstValue') return options[0] ?? null;
  return options.includes(selected) ? selected : null;
}

/** 3-28: what a select starts with; `selected` is the operator's suggestion. */
export function startValue({ defaultValue }: CurrencyConditions, candidates: Candidates): string {
  return valueOf(defaultValue, candidates) ?? '';
}

/**
 * 4-18, 3-28: the value after the country has changed. `selectedValue` is the value chosen before; as the fallback it
 * is the suggestion for the new country.
 */
export function valueAfterCountryChange(
  { changeCountryValue, changeCountryFallbackValue }: CurrencyConditions,
  {
    options,
    chosen,
    suggested,
  }: { readonly options: readonly string[]; readonly chosen: string; readonly suggested: string },
): string {
  return (
    valueOf(changeCountryValue, { options, selected: chosen }) ??
    valueOf(changeCountryFallbackValue, { options, selected: suggested }) ??
    ''
  );
}
