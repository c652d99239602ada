import { withLocale } from '../../../src/shared/locale/localePath.ts';

/** A page as it will be has an address of its own, so that no shared cache mixes it up with what is published. */
export const previewAddress = (slug: string, locale: string, defaultLocale: string): string =>
  withLocale(`/${slug}?preview=draft`, locale, defaultLocale);

export const isPreview = (search: string): boolean => new URLSearchParams(search).get('preview') === 'draft';

/** Where editors sign in to see a page. */
export const previewSignIn = (back: string): string => `/nfx/preview?${new URLSearchParams({ back })}`;
