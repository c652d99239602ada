import type { PictureSource } from '../src/ui/tiles/pictureSources.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * The page's largest paint as links for its head: in the page's first bytes the browser hears of it before the styles
 * have come, and well before the scripts that would share the line with it.
 */
export function leadPicture(sources: readonly PictureSource[] = []): string {
  return sources
    .map(
      ({ sources: srcset, media }) =>
        `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcset)}"${media === undefined ? '' : ` media="${escapeHtml(media)}"`} fetchpriority="high">`,
    )
    .join('');
}
