import { parse, type ChildNode, type Rule } from 'postcss';

type HasClass = (name: string) => boolean;
/** What of a rule a piece of markup needs: its text, or nothing. */
type NeededText = (has: HasClass) => string;

/** Classes a selector cannot match without; those inside `:not()`, `:is()` and `:has()` are left out, so that too much is kept rather than too little. */
function classesOf(selector: string): readonly string[] {
  let plain = selector;
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  return [...plain.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name);
}

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
  if (/keyframes$|^font-face$|^property$/.test(node.name)) return () => text;
  const parts = node.nodes.map(ofNode);
  return (has) => {
    const inner = parts.map((part) => part(has)).join('');
    return inner && `@${node.name} ${node.params}{${inner}}`;
  };
}

/** Sheets are few and never change, pages are many: each sheet is read once. */
const read = new Map<string, readonly NeededText[]>();

function partsOf(sheet: string): readonly NeededText[] {
  const parts = read.get(sheet) ?? parse(sheet).nodes.map(ofNode);
  read.set(sheet, parts);
  return parts;
}

/** The rules of a sheet that a piece of markup can need, in their order: those all whose classes it names, and those of no class. */
export function stylesNeeded(sheet: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return partsOf(sheet)
    .map((part) => part((name) => classes.has(name)))
    .join('');
}
