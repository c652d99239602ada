import type { I18n, Messages } from '../lib/i18n.ts';

type Catalogues = Readonly<Record<string, Messages>>;

/** The catalogues of a language that nearly every visit needs come with the page and else in one file; the others one by one. */
const first = import.meta.glob<Catalogues>('../messages/*/first.ts', { import: 'default' });
const single = import.meta.glob<Messages>(['../messages/*/*.json', '!**/core.json', '!**/games.json', '!**/system.json'], { import: 'default' });
const firstNamespaces: readonly string[] = ['core', 'games', 'system'];
export const comesWithPage = (namespace: string): boolean => firstNamespaces.includes(namespace);

const fileName = (namespace: string): string => (comesWithPage(namespace) ? 'first.ts' : `${namespace}.json`);

/** The source file of a catalogue, as the build manifest names it. */
export const catalogueFile = (locale: string, namespace: string): string => `src/messages/${locale}/${fileName(namespace)}`;

async function load(locale: string, namespace: string): Promise<Messages> {
  const path = `../messages/${locale}/${fileName(namespace)}`;
  const messages = comesWithPage(namespace) ? (await first[path]?.())?.[namespace] : await single[path]?.();
  if (!messages) throw new Error(`no catalogue ${locale}/${namespace}`);
  return messages;
}

/** Adds the catalogues that are not there yet; `overrides` of the content system come on top (5-1). */
export async function loadMessages(i18n: I18n, namespaces: readonly string[], overrides: Messages = {}): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !i18n.has(namespace))
      .map(async (namespace) => {
        i18n.add(namespace, await load(i18n.locale, namespace));
        const override = overrides[namespace];
        if (typeof override === 'object' && override !== null) i18n.add(namespace, { ...override });
      }),
  );
}
