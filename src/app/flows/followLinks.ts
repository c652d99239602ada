import type { Stop } from '../../kernel/manifest.ts';
import { isPlainPress } from '../../ui/basics/isPlainPress.ts';
import { splitLocale } from '../../shared/locale/localePath.ts';
import type { Root } from '../createRoot.ts';

interface LinkHandlers {
  /** A link inside the app was pressed. */
  readonly onPress: (path: string, anchor: Element) => void;
  /** A link inside the app was hovered, touched or focused. */
  readonly onApproach: (path: string) => void;
  /** A link to a page of this site in another language was pressed: its address. */
  readonly onOtherLanguage: (address: string) => void;
}

interface AppLink {
  /** Without a locale prefix. */
  readonly path: string;
  readonly isOtherLanguage: boolean;
}

/** Where an anchor leads inside this app; null for all others. */
function appLinkOf(anchor: HTMLAnchorElement, { locale }: Pick<Root, 'locale'>, origin: string): AppLink | null {
  if (
    anchor.origin !== origin ||
    (anchor.target !== '' && anchor.target !== '_self') ||
    anchor.hasAttribute('download')
  )
    return null;
  const codes = locale.all.map((one) => one.code);
  const split = splitLocale(anchor.pathname, codes, locale.defaultCode);
  if (/^\/(platform|api|oauth|nfx)\//.test(split.path)) return null;
  return { path: split.path + anchor.search + anchor.hash, isOtherLanguage: split.locale !== locale.code };
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/** Links are plain anchors and work without JavaScript; here their clicks become page changes inside the app. */
export function followLinks(root: Pick<Root, 'locale'>, page: Window, handlers: LinkHandlers): Stop {
  const linkOf = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    const link = anchor && appLinkOf(anchor, root, page.location.origin);
    return anchor && link && { anchor, ...link };
  };

  function handleClick(event: MouseEvent): void {
    const link = !event.defaultPrevented && isPlainPress(event) ? linkOf(event) : null;
    if (!link || link.anchor.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    if (link.isOtherLanguage) handlers.onOtherLanguage(addressOf(link.anchor));
    else handlers.onPress(link.path, link.anchor);
  }

  function handleApproach(event: Event): void {
    const link = linkOf(event);
    if (link?.isOtherLanguage === false) handlers.onApproach(link.path);
  }

  const { document } = page;
  const approaches = ['pointerover', 'touchstart', 'focusin'] as const;
  document.addEventListener('click', handleClick);
  for (const kind of approaches) document.addEventListener(kind, handleApproach, { passive: true });
  return () => {
    document.removeEventListener('click', handleClick);
    for (const kind of approaches) document.removeEventListener(kind, handleApproach);
  };
}
