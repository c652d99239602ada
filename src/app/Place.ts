import { makeAutoObservable } from 'mobx';
import { splitLocale } from '../shared/locale/localePath.ts';

/** 1-22: launch data stands in the hash. It is no place in the page, and it signs its user in: no link may carry it on. */
const isLaunch = (hash: string): boolean => hash.includes('tgWebApp');

/** Where the player is: the path without its locale prefix, the query and the hash. Mirrors the browser's address. */
export class Place {
  path = '/';
  search = '';
  /** Never known to the server: what is drawn there, and taken over here, must not hang on it. */
  hash = '';

  constructor(
    private readonly locales: readonly string[],
    private readonly defaultLocale: string,
  ) {
    makeAutoObservable<Place, 'locales' | 'defaultLocale'>(this, { locales: false, defaultLocale: false });
  }

  arrive(pathname: string, search: string, hash = ''): void {
    const { path } = splitLocale(pathname, this.locales, this.defaultLocale);
    this.path = path;
    this.search = search;
    this.hash = isLaunch(hash) ? '' : hash;
  }
}
