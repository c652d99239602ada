import type { EmbedMessage } from './embedMessages.ts';
import { isFramed } from './isFramed.ts';

/** The page that frames this one. */
export interface ParentFrame {
  readonly isThere: () => boolean;
  /** Delivered to a listed parent only. */
  readonly post: (message: EmbedMessage) => void;
}

/** `listed` are the origins that may frame this page; the browser refuses others (frame-ancestors). */
export const parentFrame = (listed: readonly string[], page: Window = window): ParentFrame => ({
  isThere: isFramed,
  post(message) {
    if (page.parent === page) return;
    for (const origin of targetsAmong(page, listed)) page.parent.postMessage(message, origin);
  },
});

/**
 * The parent's origin, if it is listed. Browsers that do not tell it, or only by the referrer of the frame's first page,
 * get a message for each listed origin: they deliver the one whose origin is the parent's.
 */
function targetsAmong(page: Window, listed: readonly string[]): readonly string[] {
  const ancestors = page.location.ancestorOrigins as DOMStringList | undefined;
  const parent = ancestors?.[0];
  return parent === undefined ? listed : listed.filter((origin) => origin === parent);
}

/** The absolute address of a path of this site. */
export const ownAddress = (path: string): string => location.origin + path;
