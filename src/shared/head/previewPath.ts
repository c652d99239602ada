const folder = '/_preview';
const ending = '.jpg';

/** The path of the picture that the site server draws for the link previews of a page. */
export const previewPath = (locale: string, path: string): string =>
  `${folder}/${locale}${path === '/' ? '' : path}${ending}`;

/** The language and the page of such a path; null for any other. */
export function readPreviewPath(pathname: string): { readonly locale: string; readonly path: string } | null {
  if (!pathname.startsWith(`${folder}/`) || !pathname.endsWith(ending)) return null;
  const inner = pathname.slice(folder.length + 1, -ending.length);
  const slash = inner.indexOf('/');
  const [locale, path] = slash < 0 ? [inner, '/'] : [inner.slice(0, slash), inner.slice(slash)];
  return locale === '' || path.length < 1 ? null : { locale, path };
}
