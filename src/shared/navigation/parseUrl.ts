/** The URL that `value` stands for, or null where it stands for none (URL.canParse is missing in older web views). */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
