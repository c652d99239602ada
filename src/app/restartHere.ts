import type { AppServices } from '../kernel/AppServices.ts';

/**
 * Loads the document of this page anew: what it keeps of a failed import goes with it. Without the hash, with which a
 * browser would stay in this document.
 */
export const restartHere = ({ platform, place, href }: Pick<AppServices, 'platform' | 'place' | 'href'>): void =>
  platform.restart(href(place.path + place.search));
