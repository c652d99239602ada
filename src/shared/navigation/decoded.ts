/** A part of an address without its encoding; null where a stray `%` or a broken sequence names nothing. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
