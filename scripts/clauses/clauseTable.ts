export interface ClauseRow {
  readonly ids: readonly string[];
  readonly sentence: string;
  /** Files, or single exports of a file: `src/shared/validation/email.ts#emailField`. */
  readonly code: readonly string[];
}

/** Marks a clause that is not complete: "Partial:" and what is missing, or "Rule only", which no page uses yet. */
export const partialMark = /\bPartial: .|\bRule only\b/;

const rowLine = /^\| ((?:\d(?:\.\d+)?-\d+)(?:, \d(?:\.\d+)?-\d+)*) \| (.*?) \| (.*?) \|$/;

/** Parses a line of docs/clauses.md; null when it is not a row. */
export function readRow(line: string): ClauseRow | null {
  const [, ids, sentence = '', code = ''] = rowLine.exec(line) ?? [];
  if (ids === undefined) return null;
  return { ids: ids.split(', '), sentence, code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
}

export function writeRow({ ids, sentence, code }: ClauseRow): string {
  return `| ${ids.join(', ')} | ${sentence} | ${code.map((path) => `\`${path}\``).join(', ')} |`;
}

/** Splits a citation into the file and, if given, the exported name. */
export function readCitation(code: string): { readonly path: string; readonly name: string | null } {
  const [path = '', name = null] = code.split('#');
  return { path, name };
}
