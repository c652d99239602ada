import { readMarkup } from './readMarkup.ts';
import type { Markup } from './readMarkup.ts';
import type { References, SheetDeclaration, SheetKeyframes, SheetPart } from './readSheet.ts';

/** A part with what a page needs of it. */
type Chosen =
  | { readonly kind: 'rule'; readonly selector: string; readonly declarations: readonly SheetDeclaration[] }
  | { readonly kind: 'block'; readonly condition: string; readonly parts: readonly Chosen[] }
  | Exclude<SheetPart, { readonly kind: 'rule' | 'block' }>;

/**
 * The rules that a page needs for its first paint, in the order of its sheets: those with a selector that the markup can
 * match, without the custom properties and animations that none of them uses. More may stay than is needed, never less.
 */
export function chooseStyles(parts: readonly SheetPart[], html: string): string {
  const markup = readMarkup(html);
  const chosen = parts.flatMap((part) => choose(part, markup));
  return write(chosen, new Uses(chosen, markup.properties));
}

function choose(part: SheetPart, markup: Markup): readonly Chosen[] {
  if (part.kind === 'block') {
    const inside = part.parts.flatMap((one) => choose(one, markup));
    return inside.length === 0 ? [] : [{ kind: 'block', condition: part.condition, parts: inside }];
  }
  if (part.kind !== 'rule') return [part];
  const matching = part.selectors.filter(
    ({ classes, attributes }) =>
      classes.every((name) => markup.classes.has(name)) && attributes.every((one) => markup.attributes.has(one)),
  );
  if (matching.length === 0) return [];
  return [{ kind: 'rule', selector: matching.map(({ text }) => text).join(','), declarations: part.declarations }];
}

/** Which custom properties and animations are used, followed from one to the next. */
class Uses {
  private readonly properties = new Set<string>();
  private readonly animations = new Set<string>();
  /** What is only used if somebody names it. */
  private readonly byProperty = new Map<string, SheetDeclaration[]>();
  private readonly byAnimation = new Map<string, SheetKeyframes[]>();

  constructor(chosen: readonly Chosen[], properties: Iterable<string>) {
    const roots: References[] = [{ properties: [...properties], animations: [] }];
    this.gather(chosen, roots);
    for (const root of roots) this.follow(root);
  }

  has(part: SheetDeclaration | SheetKeyframes): boolean {
    if (part.kind === 'keyframes') return this.animations.has(part.name);
    const { property } = part;
    // Lightning CSS writes `light-dark()` with them.
    return property === null || property.startsWith('--lightningcss-') || this.properties.has(property);
  }

  private gather(chosen: readonly Chosen[], roots: References[]): void {
    for (const part of chosen) {
      if (part.kind === 'block') this.gather(part.parts, roots);
      else if (part.kind === 'keyframes') add(this.byAnimation, part.name, part);
      else if (part.kind === 'rest') roots.push(part);
      else
        for (const declaration of part.declarations) {
          if (declaration.property === null) roots.push(declaration);
          else add(this.byProperty, declaration.property, declaration);
        }
    }
  }

  private follow({ properties, animations }: References): void {
    for (const name of properties) this.reach(name, this.properties, this.byProperty);
    for (const name of animations) this.reach(name, this.animations, this.byAnimation);
  }

  private reach(name: string, reached: Set<string>, parts: ReadonlyMap<string, readonly References[]>): void {
    if (reached.has(name)) return;
    reached.add(name);
    for (const part of parts.get(name) ?? []) this.follow(part);
  }
}

function add<T>(lists: Map<string, T[]>, name: string, one: T): void {
  const list = lists.get(name) ?? [];
  list.push(one);
  lists.set(name, list);
}

const write = (chosen: readonly Chosen[], uses: Uses): string => chosen.map((part) => written(part, uses)).join('');

function written(part: Chosen, uses: Uses): string {
  if (part.kind === 'rest') return part.text;
  if (part.kind === 'keyframes') return uses.has(part) ? part.text : '';
  if (part.kind === 'block') {
    const inside = write(part.parts, uses);
    return inside === '' ? '' : `${part.condition}{${inside}}`;
  }
  const declarations = part.declarations.filter((one) => uses.has(one));
  return declarations.length === 0 ? '' : `${part.selector}{${declarations.map(({ text }) => text).join(';')}}`;
}
