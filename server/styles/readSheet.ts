import postcss from 'postcss';
import type { AtRule, ChildNode, Rule } from 'postcss';
import { selectorNeeds } from './selectorNeeds.ts';
import type { SelectorNeeds } from './selectorNeeds.ts';

/** What a text of CSS refers to. */
export interface References {
  /** Custom properties, with their dashes. */
  readonly properties: readonly string[];
  /** Names, among which those of its animations are; of other texts there are none. */
  readonly animations: readonly string[];
}

export interface SheetDeclaration extends References {
  readonly kind: 'declaration';
  /** The name of a custom property; null for all others. */
  readonly property: string | null;
  readonly text: string;
}

interface SheetRule {
  readonly kind: 'rule';
  /** Those that match before anything happens on the page, each with what it needs. */
  readonly selectors: readonly (SelectorNeeds & { readonly text: string })[];
  readonly declarations: readonly SheetDeclaration[];
}

/** Rules under a condition. */
interface SheetBlock {
  readonly kind: 'block';
  /** `@media (width>=768px)` */
  readonly condition: string;
  readonly parts: readonly SheetPart[];
}

export interface SheetKeyframes extends References {
  readonly kind: 'keyframes';
  readonly name: string;
  readonly text: string;
}

/** Faces of fonts, types of properties, and whatever else is not taken apart: it is always needed. */
export interface SheetRest extends References {
  readonly kind: 'rest';
  readonly text: string;
}

export type SheetPart = SheetRule | SheetBlock | SheetKeyframes | SheetRest;

const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** A style sheet of the build, taken apart once, so that the rules of each page are chosen without reading it again. */
export const readSheet = (css: string): readonly SheetPart[] => postcss.parse(css).nodes.flatMap(partsOf);

function partsOf(node: ChildNode): readonly SheetPart[] {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'comment') return [];
  if (node.type === 'atrule' && node.nodes) return atRuleOf(node, node.nodes);
  return [{ kind: 'rest', text: `${node.toString()};`, ...referencesOf(node) }];
}

function ruleOf(rule: Rule): readonly SheetPart[] {
  const selectors = rule.selectors.flatMap((text) => {
    const needs = selectorNeeds(text);
    return needs === null ? [] : [{ text, ...needs }];
  });
  if (selectors.length === 0) return [];
  const nodes = rule.nodes.filter(({ type }) => type !== 'comment');
  return [{ kind: 'rule', selectors, declarations: nodes.map(declarationOf) }];
}

/** A rule nested in a rule counts as one of its declarations: it stays or goes with it. */
const declarationOf = (node: ChildNode): SheetDeclaration => ({
  kind: 'declaration',
  property: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : null,
  text: node.toString(),
  ...referencesOf(node),
});

function atRuleOf(rule: AtRule, nodes: readonly ChildNode[]): readonly SheetPart[] {
  if (rule.name.endsWith('keyframes'))
    return [{ kind: 'keyframes', name: rule.params, text: rule.toString(), ...referencesOf(rule) }];
  // Nobody prints a page that has not got its style sheets.
  if (rule.name === 'media' && rule.params.split(',').every((one) => /^\s*print\b/.test(one))) return [];
  if (!conditions.has(rule.name)) return [{ kind: 'rest', text: rule.toString(), ...referencesOf(rule) }];
  const condition = `@${rule.name}${rule.params === '' ? '' : ` ${rule.params}`}`;
  return [{ kind: 'block', condition, parts: nodes.flatMap(partsOf) }];
}

function referencesOf(node: ChildNode): References {
  // Of a declaration the value alone: its own name is no reference to it.
  const text = node.type === 'decl' ? node.value : node.toString();
  const isDeclaration = node.type === 'decl' && !node.prop.startsWith('--');
  const canAnimate = isDeclaration ? node.prop.includes('animation') : true;
  return {
    properties: [...new Set(text.match(/--[\w-]+/g))],
    animations: canAnimate ? [...new Set(text.match(/(?!--)[\w-]+/g))] : [],
  };
}
