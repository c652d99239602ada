/** A time in the words of a language, in UTC: the server does not know the player's time zone. */
export function writtenTime(at: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return `${format.format(at)} UTC`;
}
