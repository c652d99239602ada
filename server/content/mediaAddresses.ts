/** Where Strapi's own upload provider keeps files: it gives their paths, without its address. */
const folder = '/uploads/';

/**
 * An answer of the content system with whole addresses of its media files: as values of their own and in the attributes
 * of rich texts. Everything else stays the same object, so that what is cached by identity stays so.
 * @param mediaUrl the public address of the content system's files, without a trailing slash
 */
export function withWholeMedia<T>(answer: T, mediaUrl: string): T;
export function withWholeMedia(answer: unknown, mediaUrl: string): unknown {
  if (typeof answer === 'string') return withWholeAddresses(answer, mediaUrl);
  if (typeof answer !== 'object' || answer === null) return answer;
  const entries = Object.entries(answer as Readonly<Record<string, unknown>>);
  const whole = entries.map(([name, value]) => [name, withWholeMedia(value, mediaUrl)] as const);
  if (whole.every(([, value], index) => value === entries[index]?.[1])) return answer;
  return Array.isArray(answer) ? whole.map(([, value]) => value) : Object.fromEntries(whole);
}

function withWholeAddresses(text: string, mediaUrl: string): string {
  if (!text.includes(folder)) return text;
  if (text.startsWith(folder)) return mediaUrl + text;
  return text.replace(/(=\s*["']?)(?=\/uploads\/)/g, `$1${mediaUrl.replaceAll('$', '$$$$')}`);
}
