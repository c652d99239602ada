/** What the styles of some HTML depend on. */
export interface Markup {
  readonly classes: ReadonlySet<string>;
  /** As in `SelectorNeeds`: each name, and each name with its value. */
  readonly attributes: ReadonlySet<string>;
  /** Custom properties that its attributes refer to, with their dashes. */
  readonly properties: ReadonlySet<string>;
}

/** Reads HTML as React writes it: attributes in double quotes, and none in texts. */
export function readMarkup(html: string): Markup {
  const lists = new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names));
  const others = new Set([...html.matchAll(/ ((?:data|aria)-[\w-]+|disabled)="([^"]*)"/g)].map(([text]) => text));
  return {
    classes: new Set([...lists].flatMap((names) => names.split(' '))),
    attributes: new Set(
      [...others].flatMap((text) => {
        const [name = ''] = text.trim().split('=');
        return [name, text.trim().replaceAll('"', '')];
      }),
    ),
    properties: new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
  };
}
