import { createHash } from 'node:crypto';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { escapeHtml } from '../escapeHtml.ts';

/** 2.12-3: what the content system adds to pages, ready to be written into them. */
export interface CustomCode {
  readonly head: string;
  readonly bodyStart: string;
  readonly bodyEnd: string;
  /** Sources of the policy's `script-src` by which exactly these scripts may run. */
  readonly sources: readonly string[];
}

export const noCode: CustomCode = { head: '', bodyStart: '', bodyEnd: '', sources: [] };

const positions = ['head', 'bodyStart', 'bodyEnd'] as const;
const mostEntries = 20;
const longestCode = 20_000;

/** Elements with the attributes that they may have. All others are left out, with what is in them. */
const elements: Readonly<Record<string, RegExp>> = {
  script: /^(?:type|async|defer|id|src|integrity|crossorigin|data-[\w-]+)$/,
  style: /^(?:media|id)$/,
  meta: /^(?:name|property|content)$/,
  div: /^(?:id|class|hidden|data-[\w-]+)$/,
};
/** Written by the page itself: a second one would contradict it. */
const ownMetas = /^(?:viewport|robots|description|referrer|theme-color|color-scheme|og:.*|twitter:card)$/i;
const digest = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
/** A script of another type is data: it is never run. */
const runnable = /^(?:|module|text\/javascript|application\/javascript)$/i;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Attributes = ReadonlyMap<string, string>;

interface Written {
  readonly html: string;
  readonly sources: readonly string[];
}

const nothing: Written = { html: '', sources: [] };

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function startTag(name: string, attributes: Attributes): string {
  const pairs = [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** A script with its own text runs by its hash; one of another site only with an integrity, which is its hash. */
function scriptOf(element: Element, attributes: Attributes): Written {
  const src = attributes.get('src');
  const isRunnable = runnable.test(attributes.get('type') ?? '');
  if (src === undefined) {
    const code = textOf(element);
    const own = new Map([...attributes].filter(([name]) => name !== 'integrity' && name !== 'crossorigin'));
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    return { html: `${startTag('script', own)}${code}</script>`, sources: isRunnable ? [hash] : [] };
  }
  const integrity = (attributes.get('integrity') ?? '').split(/\s+/).filter((one) => digest.test(one));
  if (!isRunnable || !src.startsWith('https://') || integrity.length === 0) return nothing;
  // Without CORS the browser cannot compare the integrity of another site's file.
  const loaded = new Map([...attributes, ['integrity', integrity.join(' ')], ['crossorigin', 'anonymous']] as const);
  return { html: `${startTag('script', loaded)}</script>`, sources: integrity.map((one) => `'${one}'`) };
}

function writtenOf(node: Node): Written {
  if (!('tagName' in node)) return nothing;
  const { tagName } = node;
  const allowed = Object.hasOwn(elements, tagName) ? elements[tagName] : undefined;
  if (allowed === undefined) return nothing;
  const attributes: Attributes = new Map(
    node.attrs.filter(({ name }) => allowed.test(name)).map(({ name, value }) => [name, value]),
  );
  if (tagName === 'script') return scriptOf(node, attributes);
  if (tagName === 'meta') {
    const name = attributes.get('name') ?? attributes.get('property') ?? '';
    return name === '' || ownMetas.test(name) ? nothing : { html: startTag('meta', attributes), sources: [] };
  }
  // An empty element that the code fills, or a sheet, whose text the parser has ended already.
  const inner = tagName === 'style' ? textOf(node) : '';
  return { html: `${startTag(tagName, attributes)}${inner}</${tagName}>`, sources: [] };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/**
 * 2.12-3: the entries of a site configuration that are enabled. Handlers in attributes, frames, links and anything else
 * than scripts, sheets, meta elements and empty boxes are left out: the policy would block them, or it could not.
 */
export function readCustomCode(configuration: unknown): CustomCode {
  const { customCode } = record(configuration);
  const entries = (Array.isArray(customCode) ? customCode : []).slice(0, mostEntries).map(record);
  const parts = entries.flatMap(({ isEnabled, position, code }) => {
    const place = positions.find((one) => one === position);
    if (isEnabled !== true || place === undefined || typeof code !== 'string' || code.length > longestCode) return [];
    return parseFragment(code).childNodes.map((node) => ({ place, ...writtenOf(node) }));
  });
  const at = (position: (typeof positions)[number]) =>
    parts
      .filter(({ place }) => place === position)
      .map(({ html }) => html)
      .join('');
  return {
    head: at('head'),
    bodyStart: at('bodyStart'),
    bodyEnd: at('bodyEnd'),
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
  };
}
