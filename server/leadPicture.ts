import type { PictureSource } from '../src/ui/tiles/pictureSources.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * Preload links of the page's largest paint for its head: they are in the page's first bytes, so the browser requests
 * it before the styles are parsed and before the scripts that would compete for bandwidth.
 */
export function leadPicture(sources: readonly PictureSource[] = []): string {
  return sources
    .map(
      ({ sources: srcset, media }) =>
        `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcset)}"${media === undefined ? '' : ` media="${escapeHtml(media)}"`} fetchpriority="high">`,
    )
    .join('');
}
