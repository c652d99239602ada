export interface ClauseRow {
  readonly ids: readonly string[];
  readonly sentence: string;
  /** Files, or one exported name of a file: `src/shared/validation/email.ts#emailField`. */
  readonly code: readonly string[];
}

/** How a row says that a clause is not whole yet: what is missing, or that no page uses the rule so far. */
export const partialMark = /\bPartial: .|\bRule only\b/;

const rowLine = /^\| ((?:\d(?:\.\d+)?-\d+)(?:, \d(?:\.\d+)?-\d+)*) \| (.*?) \| (.*?) \|$/;

/** The row on a line of docs/clauses.md, or null for any other line. */
export function readRow(line: string): ClauseRow | null {
  const [, ids, sentence = '', code = ''] = rowLine.exec(line) ?? [];
  if (ids === undefined) return null;
  return { ids: ids.split(', '), sentence, code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
}

export function writeRow({ ids, sentence, code }: ClauseRow): string {
  return `| ${ids.join(', ')} | ${sentence} | ${code.map((path) => `\`${path}\``).join(', ')} |`;
}

/** A row's code as file and, where it cites one, exported name. */
export function readCitation(code: string): { readonly path: string; readonly name: string | null } {
  const [path = '', name = null] = code.split('#');
  return { path, name };
}
