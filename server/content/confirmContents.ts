import { Anchors } from '../../src/shared/content/anchors.ts';
import type { ConfirmContents } from '../../src/shared/content/confirmContents.ts';
import { richPlainText } from '../../src/shared/content/richText.ts';
import { cleanRichText } from './cleanRichText.ts';

type Raw = Readonly<Record<string, unknown>>;

const mostConfirms = 100;
/** A question is short: what is longer is an article, to which it can link. */
const mostCharacters = 10_000;

/**
 * 3-66: a site configuration whose confirms (`confirms: [{ name, content }]`, the content as HTML) are cleaned as other
 * content is, and are data by their names.
 */
export function withConfirmContents(configuration: Raw): Raw {
  const { confirms } = configuration;
  const entries = Array.isArray(confirms) ? confirms.slice(0, mostConfirms) : [];
  const cleaned: ConfirmContents = Object.fromEntries(entries.flatMap(confirmOf));
  return { ...configuration, confirms: cleaned };
}

function confirmOf(entry: unknown): readonly (readonly [string, ConfirmContents[string]])[] {
  const { name, content } = Object(entry) as { readonly name?: unknown; readonly content?: unknown };
  if (typeof name !== 'string' || typeof content !== 'string' || !/^[\w.]{1,60}$/.test(name)) return [];
  // Each is alone on the screen: the anchors of others are none of its.
  const nodes = cleanRichText(content.slice(0, mostCharacters), new Anchors());
  return richPlainText(nodes).trim() === '' ? [] : [[name, nodes]];
}
