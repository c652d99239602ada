import type { Messages } from '../lib/i18n.ts';

/**
 * Loaders of all message catalogues: a domain's in its own folder, those of no domain beside what they belong to. A
 * module apart, so that the entry, whose page brings its own words along, names none of these files.
 */
const files = import.meta.glob<Messages>(['../domains/*/words/*.json', '../kernel/words/*.json', './words/*.json', './system/words/*.json'], { import: 'default' });

/** Catalogues that belong to no domain. */
const folders: Readonly<Record<string, string>> = { core: './words', system: './system/words', forms: '../kernel/words' };

const pathOf = (namespace: string, locale: string): string => `${folders[namespace] ?? `../domains/${namespace}/words`}/${locale}.json`;

/** Languages that the project has words in. */
export const builtLocales: ReadonlySet<string> = new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)));

/** A catalogue in one of the built languages. Rejects where there is none. */
export async function fetchCatalogue(namespace: string, locale: string): Promise<Messages> {
  const messages = await files[pathOf(namespace, locale)]?.();
  if (!messages) throw new Error(`no catalogue ${locale}/${namespace}`);
  return messages;
}
