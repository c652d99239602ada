import { parse, type ChildNode, type Rule } from 'postcss';

interface Styles {
  /** What the markup needs, and what is named by others: fonts and animations. */
  readonly lead: string;
  /** The whole sheet but for its fonts and animations. */
  readonly all: string;
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

function ofRule(rule: Rule): NeededText {
  const text = rule.toString();
  const selectors = rule.selectors.map(classesOf);
  return (has) => (selectors.some((classes) => classes.every(has)) ? text : '');
}

function ofNode(node: ChildNode): NeededText {
  if (node.type === 'rule') return ofRule(node);
  if (node.type === 'comment') return () => '';
  const text = node.toString();
  if (node.type === 'decl' || !node.nodes) return () => `${text};`;
  if (isNamed(node)) return () => text;
  const parts = node.nodes.map(ofNode);
  return (has) => {
    const inner = parts.map((part) => part(has)).join('');
    return inner && `@${node.name} ${node.params}{${inner}}`;
  };
}

interface Sheet {
  readonly parts: readonly NeededText[];
  readonly all: string;
}

/** Sheets are few and never change, pages are many: each sheet is read once. */
const read = new Map<string, Sheet>();

function readSheet(text: string): Sheet {
  const { nodes } = parse(text);
  const all = nodes.filter((node) => !isNamed(node)).map((node) => (node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString()));
  return { parts: nodes.map(ofNode), all: all.join('') };
}

/** A sheet in two: the rules that a piece of markup can need (those all whose classes it names, and those of no class), and all rules; in their order. */
export function splitStyles(text: string, markup: string): Styles {
  const sheet = read.get(text) ?? readSheet(text);
  read.set(text, sheet);
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return { lead: sheet.parts.map((part) => part((name) => classes.has(name))).join(''), all: sheet.all };
}
