/** A rule of 5-24 by its name, and its parameters as text. */
export type RuleConfig = { readonly name: string; readonly params?: Readonly<Record<string, string>> };

/** One entry of the validator configuration list (3-32): the rules of a field, by the field's sysname. */
export type FieldRules = { readonly field: string; readonly rules: readonly RuleConfig[] };

/** Most entries that are read of a list: the content system is not trusted. */
const MOST_ENTRIES = 100;

/**
 * 3-32: reads the validator configuration list from the content system's site configuration, `validators: [{ field,
 * rules: [{ name, params }] }]`. Entries of another shape are left out; parameters may be numbers. What the names mean
 * is in ruleSet.ts, which the pages without forms do not load.
 */
export function readValidators(siteConfiguration: unknown): readonly FieldRules[] {
  return entriesOf(siteConfiguration, 'validators').flatMap((entry): readonly FieldRules[] => {
    const field = own(entry, 'field');
    const rules = entriesOf(entry, 'rules').flatMap(readRule);
    return typeof field === 'string' && rules.length > 0 ? [{ field, rules }] : [];
  });
}

/** The parameters of a field's rule; null if it has no such rule. */
export function ruleParams(
  config: readonly FieldRules[],
  field: string,
  name: string,
): Readonly<Record<string, string>> | null {
  const rules = config.filter((entry) => entry.field === field).flatMap((entry) => entry.rules);
  const rule = rules.find((one) => one.name === name);
  return rule === undefined ? null : (rule.params ?? {});
}

function readRule(entry: unknown): readonly RuleConfig[] {
  const name = own(entry, 'name');
  if (typeof name !== 'string') return [];
  const params = own(entry, 'params');
  const texts = Object.entries(typeof params === 'object' && params !== null ? params : {}).flatMap(
    ([key, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
  );
  return [{ name, params: Object.fromEntries(texts) }];
}

function entriesOf(value: unknown, name: string): readonly unknown[] {
  const list = own(value, name);
  return Array.isArray(list) ? list.slice(0, MOST_ENTRIES) : [];
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
