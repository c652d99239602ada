import { makeAutoObservable } from 'mobx';
import { splitLocale } from '../shared/locale/localePath.ts';

/** Where the player is: the path without its locale prefix, and the query. Mirrors the browser's address. */
export class Place {
  path = '/';
  search = '';
  /** Whether this is the page the visit began with: the only one the server may have drawn. */
  isFirst = true;
  private hasArrived = false;

  constructor(
    private readonly locales: readonly string[],
    private readonly defaultLocale: string,
  ) {
    makeAutoObservable<Place, 'locales' | 'defaultLocale' | 'hasArrived'>(this, { locales: false, defaultLocale: false, hasArrived: false });
  }

  arrive(pathname: string, search: string): void {
    const { path } = splitLocale(pathname, this.locales, this.defaultLocale);
    if (this.hasArrived && path !== this.path) this.isFirst = false;
    this.hasArrived = true;
    this.path = path;
    this.search = search;
  }
}
