/**
 * Classes of SQL states whose texts name only tables, columns, constraints and files. Those of other classes, as 22 for
 * unreadable values, quote what a caller sent.
 */
const NAMES_ONLY = /^(08|23|25|40|42|53|55|57|58)...$/;

/** Raised by a function with a text of its own making. */
const RAISED = /^P0...$/;

const MARK = '[…]';

/** What looks like a person or a secret, wherever it stands: e-mail addresses, long numbers, password hashes. */
const PERSONAL = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+|\$argon2[^\s"']+|\+?\d[\d\s()-]{7,}\d/g;

const QUOTED = /"(?:[^"\\]|\\.)*"?|`[^`]*`?/g;

/** The text of an error without the values that it may quote. `code` is the error's own, empty where it has none. */
export function scrubText(text: string, code: string): string {
  if (RAISED.test(code)) return MARK;
  const unquoted = NAMES_ONLY.test(code) ? text : text.replace(QUOTED, MARK);
  return unquoted.replace(PERSONAL, MARK);
}
