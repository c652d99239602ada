import { makeAutoObservable } from 'mobx';
import { splitLocale } from '../shared/locale/localePath.ts';

/** Where the player is: the path without its locale prefix, the query and the hash. Mirrors the browser's address. */
export class Place {
  path = '/';
  search = '';
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
    this.hash = hash;
  }
}
