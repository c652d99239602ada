import { makeAutoObservable } from 'mobx';
import { splitLocale } from '../shared/locale/localePath.ts';
import { hashParts } from '../lib/siteHash.ts';

/**
 * 1-22: the hash of a launch holds signed launch data, perhaps behind a hash of the site. It is no page anchor and can
 * sign its user in, so it must not get into links.
 */
function siteHash(hash: string): string {
  const { own } = hashParts(hash.slice(1));
  return own === '' ? '' : `#${own}`;
}

/** Where the player is: the path without its locale prefix, the query and the hash. Mirrors the browser's address. */
export class Place {
  path = '/';
  search = '';
  /** The server never knows the hash: nothing rendered there, or during hydration, may depend on it. */
  hash = '';
  readonly #locales: readonly string[];
  readonly #defaultLocale: string;

  constructor(locales: readonly string[], defaultLocale: string) {
    this.#locales = locales;
    this.#defaultLocale = defaultLocale;
    makeAutoObservable(this);
  }

  arrive(pathname: string, search: string, hash = ''): void {
    const { path } = splitLocale(pathname, this.#locales, this.#defaultLocale);
    this.path = path;
    this.search = search;
    this.hash = siteHash(hash);
  }
}
