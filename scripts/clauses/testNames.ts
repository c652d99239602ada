import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

export interface NamedTest {
  readonly path: string;
  /** As in the source: placeholders of `each` and `${…}` are not filled in. */
  readonly name: string;
  /** Clause ids in the name, then those at the start of the rows of its `each`. */
  readonly clauses: readonly string[];
}

const folders = ['src', 'server', 'bot', 'sandbox', 'tma', 'e2e', 'tests'];
const callers = new Set(['test', 'it', 'describe']);

/** The names of all tests and test groups of the project. */
export function testNames(): NamedTest[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => namesIn(path, readFileSync(path, 'utf8')));
}

export function namesIn(path: string, source: string): NamedTest[] {
  const names: NamedTest[] = [];
  const tables = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init) tables.set(/^\w+/.exec(source.slice(id.start, id.end))?.[0] ?? '', source.slice(init.start, init.end));
    },
    CallExpression({ callee, arguments: [first] }) {
      const called = source.slice(callee.start, callee.end);
      const isNamed = first && callers.has(rootName(called));
      const text = isNamed ? textOf(source.slice(first.start, first.end)) : null;
      if (text === null) return;
      const rows = /^\w+\.each\(([^]*)\)$/.exec(called)?.[1] ?? '';
      names.push({
        path,
        name: text,
        clauses: [...new Set([...clausesIn(text), ...clausesOfRows(tables.get(rows) ?? rows)])],
      });
    },
  }).visit(parseSync(path, source).program);
  return names;
}

/** Clause ids of a row are in a string that begins with one: `['2.5-1', …]`, `['4-12 “Resend time is”', …]`. */
const clausesOfRows = (table: string): string[] =>
  [...table.matchAll(/\[\s*(['"`])(\d(?:\.\d+)?-\d[^]*?)\1/g)].flatMap(([, , text = '']) => clausesIn(text));

/** `test.each([…])` → `test`. */
const rootName = (callee: string) => /^\w+/.exec(callee)?.[0] ?? '';

const textOf = (argument: string) => /^(['"`])([^]*)\1$/.exec(argument)?.[2]?.replace(/\\(['"`])/g, '$1') ?? null;

/** The clause ids in a name: `2.5-4`, `8-22`. */
export const clausesIn = (name: string): string[] =>
  [...name.matchAll(/(?<![\d.-])\d(?:\.\d+)?-[1-9]\d{0,2}(?![\d-])/g)].map(([id]) => id);
