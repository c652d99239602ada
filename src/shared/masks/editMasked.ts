import { fitted } from './TextMask.ts';
import type { TextMask } from './TextMask.ts';

/** What the browser says of a change: the text and the caret after it, and the kind of edit (`InputEvent.inputType`). */
export interface TypedChange {
  readonly text: string;
  readonly caret: number;
  /** Empty where something else than the player's hand has set the text: autofill, an undo. */
  readonly kind: string;
}

export interface MaskedText {
  readonly shown: string;
  readonly caret: number;
}

/** The part of a text that a change has replaced, and by what. */
export interface ReplacedPart {
  /** In the text before. */
  readonly start: number;
  readonly end: number;
  readonly typed: string;
}

/** Edits of a part; every other kind gives a new text as a whole. */
const EDITS = /^(insert(Text|CompositionText|FromPaste|FromDrop|FromYank)|delete)/;

/** The part of `before` that a change has replaced; null if it gives a new text as a whole. */
export function replacedPart(before: string, { text, caret, kind }: TypedChange): ReplacedPart | null {
  const end = before.length - (text.length - caret);
  if (!EDITS.test(kind) || end < 0 || text.slice(caret) !== before.slice(end)) return null;
  let start = 0;
  while (start < Math.min(caret, end) && text.charAt(start) === before.charAt(start)) start += 1;
  return { start, end, typed: text.slice(start, caret) };
}

/** The signs before, of, and behind what was typed. */
export interface EditedSigns {
  readonly lead: string;
  readonly taken: string;
  readonly rest: string;
}

/**
 * A change of a masked text, by its signs: a digit is typed between two digits, whatever separators stand there, and
 * deleting a separator deletes the sign before it (forward: behind it). `before` is the text as it was shown.
 */
export function editedSigns(mask: TextMask, before: string, change: TypedChange): EditedSigns {
  const part = replacedPart(before, change);
  if (part === null) return { lead: '', taken: mask.append('', change.text), rest: '' };
  const signs = mask.signsOf(before);
  let first = countBefore(mask, signs, part.start);
  let last = countBefore(mask, signs, part.end);
  // A digit that replaces itself and a separator behind it looks the same, but deletes nothing.
  const deletesSeparator = change.kind.startsWith('delete') && first === last && part.end > part.start;
  if (deletesSeparator && change.kind.endsWith('Forward')) last += 1;
  else if (deletesSeparator) first = Math.max(0, first - 1);
  const lead = signs.slice(0, first);
  const rest = signs.slice(last);
  if (rest !== '' || part.typed === '') return { lead, taken: mask.read(part.typed), rest };
  return { lead: '', taken: mask.append(mask.show(lead), part.typed), rest };
}

/** The same as it is shown: more than the field has room for is left out. */
export function editMasked(mask: TextMask, before: string, change: TypedChange): MaskedText {
  const part = replacedPart(before, change);
  if (mask.refuses?.(part?.typed ?? change.text)) return { shown: before, caret: part?.end ?? before.length };
  const { lead, taken, rest } = editedSigns(mask, before, change);
  const signs = fitted(mask, lead, taken, rest);
  return { shown: mask.show(signs), caret: mask.placeAfter(signs, signs.length - rest.length) };
}

/** How many signs stand before a place of the shown text. */
function countBefore(mask: TextMask, signs: string, place: number): number {
  let count = 0;
  while (count < signs.length && mask.placeAfter(signs, count + 1) <= place) count += 1;
  return count;
}
