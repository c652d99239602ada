/** What the styles of some HTML depend on. */
export interface Markup {
  readonly classes: ReadonlySet<string>;
  /** Custom properties that its attributes refer to, with their dashes. */
  readonly properties: ReadonlySet<string>;
}

/** Reads HTML as React writes it: attributes in double quotes, and none in texts. */
export function readMarkup(html: string): Markup {
  const attributes = new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names));
  return {
    classes: new Set([...attributes].flatMap((names) => names.split(' '))),
    properties: new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
  };
}
