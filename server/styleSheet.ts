import { parse, type ChildNode } from 'postcss';

/** A sheet that a page can be sent in two parts: what its lead needs, then all rules, so that the last copy of each stands in the order written. */
export interface StyleSheet {
  /** As written. */
  readonly text: string;
  /** The rules a piece of markup can need: those all whose classes it names, and those of no class; and all fonts and animations. */
  neededBy(markup: string): string;
  /** All but the fonts and animations. */
  readonly rules: string;
}

type HasClass = (name: string) => boolean;
/** What of a rule a piece of markup needs: its text, or nothing. */
type NeededText = (has: HasClass) => string;

/** Classes a selector cannot match without; those inside `:not()`, `:is()` and `:has()` are left out, so that too much is kept rather than too little. */
function classesOf(selector: string): readonly string[] {
  let plain = selector;
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  return [...plain.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name);
}

/** Fonts and animations: told twice, they would be made twice, and every text laid out again. */
const isNamed = (node: ChildNode): boolean => node.type === 'atrule' && /keyframes$|^font-face$|^property$/.test(node.name);

/** A statement without a block needs its end when others follow. */
const textOf = (node: ChildNode): string => (node.type === 'decl' || (node.type === 'atrule' && !node.nodes) ? `${node.toString()};` : node.toString());

function neededTextOf(node: ChildNode): NeededText {
  const text = textOf(node);
  if (node.type === 'rule') {
    const selectors = node.selectors.map(classesOf);
    return (has) => (selectors.some((classes) => classes.every(has)) ? text : '');
  }
  if (node.type !== 'atrule' || !node.nodes || isNamed(node)) return () => text;
  const parts = node.nodes.map(neededTextOf);
  return (has) => {
    const inner = parts.map((part) => part(has)).join('');
    return inner && `@${node.name} ${node.params}{${inner}}`;
  };
}

/** Throws where the text is no style sheet. */
export function readStyleSheet(text: string): StyleSheet {
  const { nodes } = parse(text);
  const parts = nodes.map(neededTextOf);
  return {
    text,
    neededBy(markup) {
      const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
      return parts.map((part) => part((name) => classes.has(name))).join('');
    },
    rules: nodes.filter((node) => !isNamed(node)).map(textOf).join(''),
  };
}
