import type { Messages } from '../lib/i18n.ts';

/**
 * Loaders of all message catalogues: a domain's in its own folder, those of no domain beside what they belong to. A
 * module apart, so that the entry, whose page brings its own words along, names none of these files.
 */
const files = import.meta.glob<Messages>(
  [
    '../domains/*/words/*.json',
    '!../domains/*/words/menu.*.json',
    '../kernel/words/*.json',
    './words/*.json',
    './*/words/*.json',
  ],
  { import: 'default' },
);
/** Names of pages in the navigation, which every page has: each domain's, together the catalogue `menu`. */
const menuFiles = import.meta.glob<Messages>('../domains/*/words/menu.*.json', { import: 'default' });

/** Catalogues that belong to no domain. */
const folders: Readonly<Record<string, string>> = {
  core: './words',
  system: './system/words',
  home: './home/words',
  forms: '../kernel/words',
};

const pathOf = (namespace: string, locale: string): string =>
  `${folders[namespace] ?? `../domains/${namespace}/words`}/${locale}.json`;

/** Languages that the project has words in. */
export const builtLocales: ReadonlySet<string> = new Set(
  Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)),
);

/** A catalogue in one of the built languages. Rejects where there is none. */
export async function fetchCatalogue(namespace: string, locale: string): Promise<Messages> {
  const messages = namespace === 'menu' ? await fetchMenuWords(locale) : await files[pathOf(namespace, locale)]?.();
  if (!messages) throw new Error(`no catalogue ${locale}/${namespace}`);
  return messages;
}

async function fetchMenuWords(locale: string): Promise<Messages> {
  const own = Object.entries(menuFiles).filter(([path]) => path.endsWith(`/menu.${locale}.json`));
  return Object.fromEntries(
    await Promise.all(own.map(async ([path, load]) => [path.split('/')[2] ?? '', await load()] as const)),
  );
}
