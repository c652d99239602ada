const minute = 60;
const hour = 60 * minute;

/** A countdown in seconds is read up to here. */
const mostSeconds = 2 * minute;

/** How long to wait, in one unit and never too short: seconds for short waits, then minutes, beyond an hour hours. */
export function waitText(t: (key: string, params: { value: number }) => string, seconds: number): string {
  if (seconds > hour) return t('forms:left.hours', { value: Math.ceil(seconds / hour) });
  if (seconds > mostSeconds) return t('forms:left.minutes', { value: Math.ceil(seconds / minute) });
  return t('forms:left.seconds', { value: seconds });
}
