/** Parses a URL; null if `value` is not one (URL.canParse is missing in older web views). */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
