import type { NamedTest } from './testNames.ts';

export type Citation = Pick<NamedTest, 'path' | 'name'>;

export interface ClauseRow {
  readonly ids: readonly string[];
  readonly sentence: string;
  readonly code: readonly string[];
  readonly tests: readonly Citation[];
}

/** How a row says that a clause is not whole yet: what is missing, or that no page uses the rule so far. */
export const partialMark = /\bPartial: .|\bRule only\b/;

const rowLine = /^\| ((?:\d(?:\.\d+)?-\d+)(?:, \d(?:\.\d+)?-\d+)*) \| (.*?) \| (.*?) \| (.*?) \|$/;
const citation = /^`([^`]+)` (.+)$/;

/** The row on a line of docs/clauses.md, or null for any other line. */
export function readRow(line: string): ClauseRow | null {
  const [, ids, sentence = '', code = '', tests = ''] = rowLine.exec(line) ?? [];
  if (ids === undefined) return null;
  return {
    ids: ids.split(', '),
    sentence,
    code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    tests: tests.split('<br>').flatMap((cell) => {
      const [, path, name] = citation.exec(cell) ?? [];
      return path === undefined || name === undefined ? [] : [{ path, name: name.replaceAll('\\|', '|') }];
    }),
  };
}

export function writeRow({ ids, sentence, code, tests }: ClauseRow): string {
  const cited = tests.map(({ path, name }) => `\`${path}\` ${name.replaceAll('|', '\\|')}`).join('<br>');
  return `| ${ids.join(', ')} | ${sentence} | ${code.map((path) => `\`${path}\``).join(', ')} | ${cited === '' ? '–' : cited} |`;
}

/** Enough to find one's way, unless there are more clauses; the rest is found beside them. */
const MOST_CITED = 3;

/**
 * Keeps the citations that are still true and adds tests that name one of the row's clauses: first those of clauses that
 * no citation names yet, all of them, and of them the ones that name the fewest others.
 */
export function citeTests(row: ClauseRow, all: readonly NamedTest[]): ClauseRow {
  const find = (cited: Citation) => all.find(({ path, name }) => path === cited.path && name === cited.name);
  const cited = row.tests.flatMap((one) => find(one) ?? []);
  const ofRow = ({ clauses }: NamedTest) => clauses.filter((id) => row.ids.includes(id));
  const candidates = all.filter((one) => ofRow(one).length > 0 && !cited.includes(one)).sort((left, right) => left.clauses.length - right.clauses.length);
  while (candidates.length > 0) {
    const named = new Set(cited.flatMap(ofRow));
    const next = candidates.findIndex((one) => ofRow(one).some((id) => !named.has(id)));
    if (next === -1 && cited.length >= MOST_CITED) break;
    cited.push(...candidates.splice(Math.max(next, 0), 1));
  }
  return { ...row, tests: cited.map(({ path, name }) => ({ path, name })) };
}
