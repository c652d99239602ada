import { parseFragment } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import type { Anchors } from '../../src/shared/content/anchors.ts';
import { linkTarget } from '../../src/shared/content/linkTarget.ts';
import { isRichTag, richPlainText, richTags } from '../../src/shared/content/richText.ts';
import type { RichElement, RichNode } from '../../src/shared/content/richText.ts';

/** Characters of one rich text; the rest is cut. */
const mostCharacters = 200_000;
/** Elements inside each other; deeper ones are dropped. */
const mostLevels = 24;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTags],
  // No ids and classes: content must take neither the site's anchors nor its styles.
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: mostLevels,
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's', strike: 's' },
};

interface ParsedNode {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly ParsedNode[];
}

/**
 * An editor's HTML, cleaned by sanitize-html and turned into data. What is left are the elements of `richTags`, links to
 * allowed targets and the spans of cells; headings get ids. parse5 nests elements as browsers do, so that the rendered
 * tree is read again as it was: otherwise hydration would find another one.
 */
export function cleanRichText(html: string, anchors: Anchors): readonly RichNode[] {
  const clean = sanitizeHtml(html.slice(0, mostCharacters), options);
  const { childNodes } = parseFragment(`<div>${clean}</div>`) as unknown as ParsedNode;
  return nodesOf(childNodes ?? [], anchors);
}

function nodesOf(parsed: readonly ParsedNode[], anchors: Anchors): readonly RichNode[] {
  return parsed.flatMap((node): readonly RichNode[] => {
    if (node.nodeName === '#text') return node.value === undefined || node.value === '' ? [] : [node.value];
    const { nodeName, childNodes = [], attrs = [] } = node;
    const inside = nodesOf(childNodes, anchors);
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    // Second check: an element that is not in the list is replaced by what is in it.
    return isRichTag(nodeName) ? elementOf({ tag: nodeName, children: inside }, attributes, anchors) : inside;
  });
}

function elementOf(
  element: RichElement,
  attributes: Readonly<Record<string, string>>,
  anchors: Anchors,
): readonly RichNode[] {
  const { tag, children } = element;
  if (tag === 'a') {
    const href = linkTarget(attributes['href']);
    return href === null ? children : [{ ...element, href }];
  }
  if (tag === 'h2' || tag === 'h3') {
    const text = richPlainText(children).trim();
    return text === '' ? [] : [{ ...element, id: anchors.of(text) }];
  }
  if (tag === 'td' || tag === 'th') {
    const [colSpan, rowSpan] = [spanOf(attributes['colspan']), spanOf(attributes['rowspan'])];
    return [{ ...element, ...(colSpan > 1 ? { colSpan } : {}), ...(rowSpan > 1 ? { rowSpan } : {}) }];
  }
  return [withoutLooseText(element)];
}

/** HTML allows no text between the rows of a table; React reports it as an error of hydration. */
function withoutLooseText(element: RichElement): RichElement {
  const isTable = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol'].includes(element.tag);
  return isTable
    ? { ...element, children: element.children.filter((node) => typeof node !== 'string' || node.trim() !== '') }
    : element;
}

const spanOf = (text: string | undefined): number => {
  const span = Number(text);
  return Number.isInteger(span) && span >= 1 && span <= 20 ? span : 1;
};
