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

export const locales = ['en', 'ru', 'es', 'ar'] as const;

/** Folders of catalogues that are not named after their domain. */
const named: Readonly<Record<string, string>> = { 'src/app': 'core', 'src/app/system': 'system', 'src/kernel': 'forms' };

function namespaceOf(path: string): string {
  const owner = path.slice(0, path.indexOf('/words/'));
  return named[owner] ?? owner.slice(owner.lastIndexOf('/') + 1);
}

export function readCatalogue(locale: string): Catalogue {
  const files = filesUnder('src', new RegExp(`/words/${locale}\\.json$`));
  return new Map(files.flatMap((path) => flatten(JSON.parse(readSource(path)) as Record<string, unknown>, `${namespaceOf(path)}:`)));
}

export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The key as the code asks for it: without the plural form. */
export const stemOf = (key: string) => key.replace(pluralForm, '');

/** The names between {{ and }}, each once, in order. */
export const placeholdersOf = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].sort();
