/** Elements of a rich text. The server keeps no others, and the browser renders no others. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'br',
  'hr',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type RichTag = (typeof richTags)[number];

/**
 * A rich text as data instead of HTML: React renders it without `innerHTML`, so that no markup of the content system is
 * ever parsed in a page.
 */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  /** Of an `a`: as `linkTarget` lets it pass. */
  readonly href?: string;
  /** Of a heading: its anchor. */
  readonly id?: string;
  /** Of a cell, above 1. */
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly children: readonly RichNode[];
}

const tags: ReadonlySet<string> = new Set(richTags);
export const isRichTag = (name: string): name is RichTag => tags.has(name);

/** The text of some nodes without elements. */
export const richPlainText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : richPlainText(node.children))).join('');
