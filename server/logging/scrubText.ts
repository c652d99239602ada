/**
 * Classes of SQL states whose texts name only tables, columns, constraints and files. Texts of other classes, such as
 * 22 for unreadable values, quote input.
 */
const NAMES_ONLY = /^(08|23|25|40|42|53|55|57|58)...$/;

/** Raised by a database function with a text of its own. */
const RAISED = /^P0...$/;

const MARK = '[…]';

/** Texts that look personal or secret: e-mail addresses, long numbers, password hashes. */
const PERSONAL = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+|\$argon2[^\s"']+|\+?\d[\d\s()-]{7,}\d/g;

const QUOTED = /"(?:[^"\\]|\\.)*"?|`[^`]*`?/g;

/** An error text without the values that it may quote. `code` is the error's SQL state, empty without one. */
export function scrubText(text: string, code: string): string {
  if (RAISED.test(code)) return MARK;
  const unquoted = NAMES_ONLY.test(code) ? text : text.replace(QUOTED, MARK);
  return unquoted.replace(PERSONAL, MARK);
}
