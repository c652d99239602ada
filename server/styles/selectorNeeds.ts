/** States and parts that a page does not have, or does not show, before its style sheets are there. */
const later = /^:(?:hover|active|focus(?:-\w+)*|:selection|:-webkit-scrollbar(?:-\w+)*|:view-transition(?:-\w+)*)$/;

/** What an element and those around it must have for a selector to match, as far as the markup tells. */
export interface SelectorNeeds {
  readonly classes: readonly string[];
  /** `data-x`, `aria-current`, or with a value `data-x=open`; `disabled` for that state. */
  readonly attributes: readonly string[];
}

const nothing: SelectorNeeds = { classes: [], attributes: [] };

/** Set on the root element before the first paint, by the inline script or the server. */
const ofRoot = new Set(['data-shell', 'data-theme', 'data-visitor']);

/**
 * What a selector (without commas) needs to match; null if it matches in a later state only. What stands in parentheses is not looked at, since `:not()` excludes and the others
 * have alternatives: the selector is then taken to match more than it does, never less.
 */
export function selectorNeeds(selector: string): SelectorNeeds | null {
  // A name with escapes may be written in several ways.
  if (selector.includes('\\')) return nothing;
  const names: readonly string[] = outsideOfBrackets(selector).match(/(?:\.|::?)[^\s.:>+~#*|]+/g) ?? [];
  if (names.some((name) => later.test(name))) return null;
  return {
    classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
    attributes: [...attributesOf(selector), ...(names.includes(':disabled') ? ['disabled'] : [])],
  };
}

/** Of those that React writes into the markup and that the page's code changes later. */
function attributesOf(selector: string): readonly string[] {
  const outside = selector.replace(/\([^()]*\)/g, '');
  // A selector with parentheses in parentheses is not looked at.
  if (/[()]/.test(outside)) return [];
  return [...outside.matchAll(/\[((?:data|aria)-[\w-]+)(?:([~|^$*]?=)["']?([^"'\]]*)["']?(?: i)?)?\]/g)].flatMap(
    ([, name = '', how, value]) => {
      if (ofRoot.has(name)) return [];
      return how === '=' ? `${name}=${value}` : name;
    },
  );
}

/** The text without what stands in parentheses and square brackets. */
function outsideOfBrackets(text: string): string {
  let depth = 0;
  return text
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(/([()[\]])/)
    .filter((part) => {
      if (part === '(' || part === '[') depth += 1;
      else if (part === ')' || part === ']') depth -= 1;
      else return depth === 0;
      return false;
    })
    .join('');
}
