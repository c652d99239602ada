/** Whether a path can be decoded: a stray `%` or a broken sequence names nothing. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
