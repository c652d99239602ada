import { filesUnder, readSource } from '../sourceFiles.ts';

/** A locale's messages, flat: `cashier:deposit.title` → text. */
export type Catalogue = ReadonlyMap<string, string>;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function flatten(branch: Record<string, unknown>, path: string): [string, string][] {
  return Object.entries(branch).flatMap(([name, value]) => {
    const key = path.endsWith(':') ? `${path}${name}` : `${path}.${name}`;
    return isBranch(value) ? flatten(value, key) : [[key, String(value)] as [string, string]];
  });
}

export const locales = ['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk'] as const;

/** Folders of catalogues that are not named after their domain. */
const named: Readonly<Record<string, string>> = {
  'src/app': 'core',
  'src/app/system': 'system',
  'src/app/home': 'home',
  'src/kernel': 'forms',
  'src/domains/offers/ui': 'offerPages',
};

/** What the keys of a file begin with: `cashier:`, for names in the navigation `menu:cashier`. */
function prefixOf(path: string): string {
  const owner = path.slice(0, path.indexOf('/words/'));
  const name = named[owner] ?? owner.slice(owner.lastIndexOf('/') + 1);
  return path.includes('/words/menu.') ? `menu:${name}` : `${name}:`;
}

const filesOf = (locale: string) => filesUnder('src', new RegExp(`/words/(menu\\.)?${locale}\\.json$`));

export function readCatalogue(locale: string): Catalogue {
  return new Map(
    filesOf(locale).flatMap((path) => flatten(JSON.parse(readSource(path)) as Record<string, unknown>, prefixOf(path))),
  );
}

/** How many texts are written in a locale's files: more than messages, if a key stands twice in its branch. */
export const countWritten = (locale: string): number =>
  filesOf(locale).reduce((sum, path) => sum + [...readSource(path).matchAll(/^\s*"[^"]+": "/gm)].length, 0);

export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The key as the code uses it: without the plural form. */
export const stemOf = (key: string) => key.replace(pluralForm, '');

/** The names of {{name}}, {name} and $$name$$, each once, in order. */
export const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/(?:\{|\$\$)\s*(\w+)/g)].map(([, name = '']) => name))].sort();
