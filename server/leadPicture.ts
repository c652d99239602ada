/** As `Picture` writes the page's largest paint: maybe a source for narrow windows, then the image. */
const lead = /(?:<source media="([^"]*)" srcSet="([^"]*)"[^>]*>)?<img [^>]*srcSet="([^"]*)"[^>]* fetchPriority="high"/;

/**
 * The largest paint of a rendered page as links for its head: in the page's first bytes the browser hears of it before
 * the styles have come, and well before the scripts that would share the line with it. Empty where no picture leads.
 */
export function leadPicture(html: string): string {
  const found = lead.exec(html);
  if (!found) return '';
  const [, media, narrow, wide = ''] = found;
  if (media === undefined || narrow === undefined) return preload(wide);
  return preload(narrow, media) + preload(wide, `not all and ${media}`);
}

/** The addresses stay escaped as they were. */
const preload = (sources: string, media?: string): string =>
  `<link rel="preload" as="image" imagesrcset="${sources}"${media === undefined ? '' : ` media="${media}"`} fetchpriority="high">`;
