/** A moment for a message, in the player's language. Their time zone is unknown here: UTC. */
export function writtenTime(at: Date, locale: string): string {
  return (
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(at) + ' UTC'
  );
}
