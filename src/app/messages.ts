import type { I18n, Messages } from '../lib/i18n.ts';

const catalogues = import.meta.glob<Messages>('../messages/*/*.json', { import: 'default' });

/** The file of a catalogue, as the build manifest names it. */
export const catalogueFile = (locale: string, namespace: string): string => `src/messages/${locale}/${namespace}.json`;

/** Adds the catalogues that are not there yet; `overrides` of the content system come on top (5-1). */
export async function loadMessages(i18n: I18n, namespaces: readonly string[], overrides: Messages = {}): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !i18n.has(namespace))
      .map(async (namespace) => {
        const load = catalogues[`../messages/${i18n.locale}/${namespace}.json`];
        if (!load) throw new Error(`no catalogue ${i18n.locale}/${namespace}`);
        i18n.add(namespace, await load());
        const override = overrides[namespace];
        if (typeof override === 'object' && override !== null) i18n.add(namespace, { ...override });
      }),
  );
}
