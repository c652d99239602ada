import { pickLocaleValues } from './localeValues.ts';

/** A piece of parsed text: a tree of these kinds, never HTML, so that content cannot inject markup. */
export type TextNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'bold'; readonly children: readonly TextNode[] };

export type TextLocales = { readonly locale: string; readonly defaultLocale: string };

const BOLD = '**';

/**
 * Parses the markers of 9-17: **x** is bold, a pipe is a line break, ##key:value;...## chooses a value by locale. A
 * marker that is not closed, or is empty, is text.
 */
export function parseTextMarkers(source: string, locales: TextLocales): readonly TextNode[] {
  const text = pickLocaleValues(source, locales);
  const nodes: TextNode[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf(BOLD, at);
    const close = open === -1 ? -1 : text.indexOf(BOLD, open + BOLD.length);
    if (close === -1) break;
    const inner = text.slice(open + BOLD.length, close);
    const end = close + BOLD.length;
    if (inner === '') {
      nodes.push(...lines(text.slice(at, end)));
    } else {
      nodes.push(...lines(text.slice(at, open)), { type: 'bold', children: lines(inner) });
    }
    at = end;
  }
  return [...nodes, ...lines(text.slice(at))];
}

/** The text without its markers, lines joined by spaces: for titles, descriptions and accessible names. */
export function plainText(nodes: readonly TextNode[]): string {
  const pieces = nodes.map((node) => {
    if (node.type === 'text') return node.text;
    return node.type === 'break' ? ' ' : plainText(node.children);
  });
  return pieces.join('').replace(/ {2,}/g, ' ').trim();
}

function lines(text: string): readonly TextNode[] {
  if (text === '') return [];
  return text.split('|').flatMap((line, index): TextNode[] => {
    const nodes: TextNode[] = index === 0 ? [] : [{ type: 'break' }];
    return line === '' ? nodes : [...nodes, { type: 'text', text: line }];
  });
}
