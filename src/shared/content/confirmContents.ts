import type { RichNode } from './richText.ts';

/** 3-66: by the name of a confirm, what the content system adds to it. */
export type ConfirmContents = Readonly<Record<string, readonly RichNode[]>>;

/** Of a configuration whose confirms the server has cleaned; none of one that nobody has. */
export function readConfirmContents(given: unknown): ConfirmContents {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, readonly RichNode[]] => Array.isArray(entry[1])),
  );
}
