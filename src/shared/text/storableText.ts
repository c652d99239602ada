/** A zero byte or a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether databases store the text unchanged: they refuse zero bytes, and lone surrogates would be replaced. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}
