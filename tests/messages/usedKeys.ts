import { parseSync, Visitor } from 'vite';
import { filesUnder, readSource } from '../sourceFiles.ts';

export interface Use {
  readonly key: string;
  readonly path: string;
  /** Matches the keys this use can mean: one key, or all keys of a branch if a part is filled in at run time. */
  readonly matches: RegExp;
}

/** Replaces a part of a key that is known at run time only; message keys never contain this character. */
const HOLE = '*';

/**
 * Every key named in the sources, in `t('…')` or in a table that `t` reads later: a text that begins with a
 * catalogue's name and a colon. A `${…}` in it stands for one part of the key.
 */
export function usedKeys(catalogues: readonly string[]): Use[] {
  const isKey = new RegExp(`^(${catalogues.join('|')}):[\\w.*]+$`);
  return filesUnder('src', /(?<!\.test)\.tsx?$/).flatMap((path) => {
    const texts: string[] = [];
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
      TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.raw).join(HOLE)),
    }).visit(parseSync(path, readSource(path)).program);
    return texts.filter((text) => isKey.test(text)).map((key) => ({ key, path, matches: patternOf(key) }));
  });
}

const patternOf = (key: string) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(HOLE, '[^.]+')}$`);
