/** States and parts that a page does not have, or does not show, before its style sheets are there. */
const later = /^:(?:hover|active|focus(?:-\w+)*|:selection|:-webkit-scrollbar(?:-\w+)*)$/;

/**
 * The classes that an element and those around it must have for a selector (without commas) to match; null if it
 * matches in a later state only. What stands in parentheses is not looked at, since `:not()` excludes and the others
 * have alternatives: the selector is then taken to match more than it does, never less.
 */
export function selectorClasses(selector: string): readonly string[] | null {
  // A name with escapes may be written in several ways.
  if (selector.includes('\\')) return [];
  const names = outsideOfBrackets(selector).match(/(?:\.|::?)[^\s.:>+~#*|]+/g) ?? [];
  if (names.some((name) => later.test(name))) return null;
  return names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
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
