/** How a language writes numbers of Latin digits. */
export interface Separators {
  readonly decimal: '.' | ',';
  /** Null where thousands are separated by spaces. */
  readonly group: '.' | ',' | null;
}

const known = new Map<string, Separators>();

export function separatorsOf(locale: string): Separators {
  const found = known.get(locale) ?? find(locale);
  known.set(locale, found);
  return found;
}

function find(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  const group = of('group');
  return { decimal: of('decimal') === ',' ? ',' : '.', group: group === '.' || group === ',' ? group : null };
}
