import type { LocaleView } from '../../src/kernel/stores.ts';
import type { RedirectsSettings } from '../../src/app/settings/redirects.ts';
import { splitLocale } from '../../src/shared/locale/localePath.ts';
import type { ContentClient } from '../ContentClient.ts';

type Read = (config: unknown) => RedirectsSettings;

/** 2.5-5: the redirects of an address's language, read once for each answer of the content system. */
export function redirectReader(content: Pick<ContentClient, 'siteConfiguration'>) {
  const known = new WeakMap<object, RedirectsSettings>();
  return async (
    read: Read,
    pathname: string,
    { all, defaultCode }: Pick<LocaleView, 'all' | 'defaultCode'>,
  ): Promise<RedirectsSettings> => {
    const codes = all.map(({ code }) => code);
    const answer = await content.siteConfiguration(splitLocale(pathname, codes, defaultCode).locale);
    const redirects = known.get(answer) ?? read(answer);
    known.set(answer, redirects);
    return redirects;
  };
}
