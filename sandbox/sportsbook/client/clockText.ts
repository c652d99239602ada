import type { WireLine } from '../server/book/wireEvents.ts';
import type { Locale } from './host/launch.ts';
import type { Translate } from './messages/translate.ts';

/** The match's clock in the player's language; clocks of play are the same in all. */
export function clockText({ clock, phase }: Pick<WireLine, 'clock' | 'phase'>, t: Translate): string {
  if (phase === 'ended') return t('ended');
  if (clock === 'HT') return t('half');
  if (clock === 'INT') return t('break');
  const set = /^Set (\d+)(?: \S+)?(?: (\S+))?$/.exec(clock);
  // The games stand beside the names already.
  if (set !== null) return [t('setNumber', { number: set[1] ?? '' }), set[2]].filter(Boolean).join(' · ');
  return clock;
}

/** The time of a start where the player is; the day too if that is not today. */
export function startText(startsAt: number, locale: Locale): string {
  const start = new Date(startsAt);
  const isToday = start.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(digitsOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...day,
  }).format(start);
}

export const dayText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(digitsOf(locale), { weekday: 'short', day: 'numeric', month: 'short' }).format(at);

/** Arabic with the digits that scores and odds have. */
export const digitsOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);
