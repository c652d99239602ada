const mark = 'td_';
const mostValues = 20;
const mostKey = 40;
const mostValue = 200;

/**
 * 7-113: what an advertisement has added to the address, as keys and values. Either a parameter is named so
 * (`td_source=mail`), or a value of any parameter begins so and names its own key (`sub=td_source:mail`, also with `=`
 * or `_` between the two). The first of a key counts.
 */
export function readTrackingValues(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') continue;
    const pair = pairOf(name, value);
    if (pair === null || found.has(pair.key) || found.size >= mostValues) continue;
    found.set(pair.key, pair.value);
  }
  return Object.fromEntries(found);
}

function pairOf(name: string, value: string): { readonly key: string; readonly value: string } | null {
  if (name.startsWith(mark)) return checked(name.slice(mark.length), value);
  const [, key = '', rest = ''] = /^td_([^:=_]+)[:=_](.*)$/s.exec(value) ?? [];
  return checked(key, rest);
}

const checked = (key: string, value: string) =>
  key === '' || key.length > mostKey || value === '' ? null : { key, value: value.slice(0, mostValue) };
