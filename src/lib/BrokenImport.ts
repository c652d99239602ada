/**
 * An import whose files have arrived, and that has failed all the same. The browser keeps that failure as long as the
 * document lives, so only another document gets the module.
 */
export class BrokenImport extends Error {
  override readonly name = 'BrokenImport';

  constructor(cause: unknown) {
    super('a module of the site was not imported', { cause });
  }
}
