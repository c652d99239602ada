/** Matches module paths with slashes or backslashes. */
export const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));
