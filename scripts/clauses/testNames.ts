import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

export interface NamedTest {
  readonly path: string;
  /** As written: placeholders of `each` and `${…}` stay. */
  readonly name: string;
}

const folders = ['src', 'server', 'tma', 'e2e', 'tests'];
const callers = new Set(['test', 'it', 'describe']);

/** Every test and group of tests of the project, by name. */
export function testNames(): NamedTest[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => namesIn(path, readFileSync(path, 'utf8')));
}

function namesIn(path: string, source: string): NamedTest[] {
  const names: NamedTest[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isNamed = first && callers.has(rootName(source.slice(callee.start, callee.end)));
      const text = isNamed ? textOf(source.slice(first.start, first.end)) : null;
      if (text !== null) names.push({ path, name: text });
    },
  }).visit(parseSync(path, source).program);
  return names;
}

/** `test.each([…])` → `test`. */
const rootName = (callee: string) => /^\w+/.exec(callee)?.[0] ?? '';

const textOf = (argument: string) => /^(['"`])([^]*)\1$/.exec(argument)?.[2]?.replace(/\\(['"`])/g, '$1') ?? null;

/** The clause ids in a name: `2.5-4`, `8-22`. */
export const clausesIn = (name: string): string[] => [...name.matchAll(/(?<![\d.-])\d(?:\.\d+)?-[1-9]\d{0,2}(?![\d-])/g)].map(([id]) => id);
