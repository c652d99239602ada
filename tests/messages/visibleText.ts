import { parseSync, Visitor } from 'vite';
import { filesUnder, readSource } from '../sourceFiles.ts';

/** Attributes and props whose text is displayed or read aloud by a screen reader. */
const spoken =
  /^(alt|title|placeholder|label\w*|text|heading|hint|caption|description|aria-(label|description|roledescription|valuetext|placeholder))$/;
const letters = /\p{L}/u;

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Literal text in a component, with file and line: it would not be translated. */
export function wordsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const note = (text: unknown, offset: number) => {
    if (typeof text === 'string' && letters.test(text)) found.push(`${path}:${lineOf(source, offset)} ${text.trim()}`);
  };
  new Visitor({
    JSXText: (node) => note(node.value, node.start),
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && spoken.test(node.name.name) && node.value?.type === 'Literal')
        note(node.value.value, node.start);
    },
    JSXExpressionContainer: (node) => {
      if (node.expression.type === 'Literal') note(node.expression.value, node.start);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

export const visibleWords = () =>
  filesUnder('src', /(?<!\.test)\.tsx$/).flatMap((path) => wordsIn(path, readSource(path)));
