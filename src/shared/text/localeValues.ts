const FENCE = '##';
/** A value may contain semicolons and colons: it ends only at a semicolon followed by a language code and a colon. */
const NEXT_VALUE = /;(?=\s*[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?\s*:)/;
const VALUE = /^\s*([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?)\s*:/;

/**
 * Replaces every ##key:value;...## by the value for `locale`, else for `defaultLocale`, else by the first (9-17). A
 * block that is not closed, or has no value, is kept as text.
 */
export function pickLocaleValues(
  source: string,
  locales: { readonly locale: string; readonly defaultLocale: string },
): string {
  let result = '';
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf(FENCE, at);
    const close = open === -1 ? -1 : source.indexOf(FENCE, open + FENCE.length);
    if (close === -1) break;
    const values = valuesOf(source.slice(open + FENCE.length, close));
    const first = values[0];
    if (first === undefined) {
      // The closing ## may open another block.
      result += source.slice(at, close);
      at = close;
      continue;
    }
    const chosen = find(values, locales.locale) ?? find(values, locales.defaultLocale) ?? first;
    result += source.slice(at, open) + chosen.value;
    at = close + FENCE.length;
  }
  return result + source.slice(at);
}

type LocaleValue = { readonly key: string; readonly value: string };

function valuesOf(block: string): readonly LocaleValue[] {
  return block.split(NEXT_VALUE).flatMap((entry) => {
    const match = VALUE.exec(entry);
    if (match === null) return [];
    return [{ key: normalised(match[1] ?? ''), value: entry.slice(match[0].length).replace(/;\s*$/, '').trim() }];
  });
}

function find(values: readonly LocaleValue[], locale: string): LocaleValue | undefined {
  return values.find((entry) => entry.key === normalised(locale));
}

function normalised(code: string): string {
  return code.toLowerCase().replace('_', '-');
}
