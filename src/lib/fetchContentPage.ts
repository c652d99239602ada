import ky, { isHTTPError } from 'ky';
import type { ContentPage } from '../shared/content/contentPage.ts';

/** A page of the content system, as the site server has cleaned it; null if there is none. Rejects if it cannot know. */
export async function fetchContentPage(locale: string, slug: string): Promise<ContentPage | null> {
  try {
    return await ky
      .get(`/nfx/pages/${encodeURIComponent(locale)}/${encodeURIComponent(slug)}`, { timeout: 10_000, retry: 1 })
      .json<ContentPage>();
  } catch (error) {
    if (isHTTPError(error) && error.response.status === 404) return null;
    throw error;
  }
}
