import type { Messages } from '../lib/i18n.ts';

/**
 * Loaders of all message catalogues: a domain's in the domain's folder, the others next to their code. In a module of
 * its own, so that the entry does not contain these file names: the server sends a page's own words with it.
 */
const files = import.meta.glob<Messages>(
  [
    '../domains/*/words/*.json',
    '../domains/*/*/words/*.json',
    '../domains/*/face/*/words/*.json',
    '!../domains/*/words/menu.*.json',
    '../kernel/words/*.json',
    './words/*.json',
    './*/words/*.json',
  ],
  { import: 'default' },
);
/** Names of pages in the navigation, needed on every page: all domains' files together are the catalogue `menu`. */
const menuFiles = import.meta.glob<Messages>('../domains/*/words/menu.*.json', { import: 'default' });

/** Catalogues that are not a domain's own: of none, or of a part of one. */
const folders: Readonly<Record<string, string>> = {
  core: './words',
  system: './system/words',
  home: './home/words',
  forms: '../kernel/words',
  needs: '../domains/verification/face/needs/words',
  offerPages: '../domains/offers/ui/words',
  inbox: '../domains/notifications/inbox/words',
  entries: '../domains/security/entries/words',
  history: '../domains/cashier/history/words',
  deposit: '../domains/cashier/deposit/words',
  proof: '../domains/winners/proof/words',
  freshProof: '../domains/security/freshProof/words',
  agreement: '../domains/auth/agreement/words',
  terms: '../domains/offers/face/terms/words',
  rewards: '../domains/loyalty/face/rewards/words',
  calculator: '../domains/offers/calculator/words',
  installing: '../domains/install/face/installing/words',
  installed: './installed/words',
};

const pathOf = (namespace: string, locale: string): string =>
  `${folders[namespace] ?? `../domains/${namespace}/words`}/${locale}.json`;

/** Languages the project has catalogues in. */
export const builtLocales: ReadonlySet<string> = new Set(
  Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)),
);

/** Whether there is such a catalogue, in a built language. */
export const hasCatalogue = (namespace: string, locale: string): boolean =>
  namespace === 'menu' ? builtLocales.has(locale) : Object.hasOwn(files, pathOf(namespace, locale));

/** Fetches a catalogue in one of the built languages. Rejects if there is none. */
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
