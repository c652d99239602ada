import { clausesIn } from './testNames.ts';
import type { NamedTest } from './testNames.ts';

export interface ClauseRow {
  readonly ids: readonly string[];
  readonly sentence: string;
  readonly code: readonly string[];
  readonly tests: readonly NamedTest[];
}

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

/** Enough to find one's way; the rest is found beside them. */
const MOST_CITED = 3;

/** Keeps the citations that are still true and adds tests that name one of the row's clauses. */
export function citeTests(row: ClauseRow, all: readonly NamedTest[]): ClauseRow {
  const isSame = (a: NamedTest, b: NamedTest) => a.path === b.path && a.name === b.name;
  const kept = row.tests.filter((cited) => all.some((one) => isSame(one, cited)));
  const found = all.filter((one) => clausesIn(one.name).some((id) => row.ids.includes(id)) && !kept.some((cited) => isSame(cited, one)));
  return { ...row, tests: [...kept, ...found].slice(0, Math.max(MOST_CITED, kept.length)) };
}
