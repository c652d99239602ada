/** An address as logs may hold it: without query, hash, and the code of a handoff (`/hand/<code>`). */
export function shownAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.replace(/(\/hand\/).*/i, '$1…');
}
