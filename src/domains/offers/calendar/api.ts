import type { CallOutput } from '../../../contract/index.ts';
import type { LocaleView } from '../../../kernel/stores.ts';
import type { Call } from '../../../lib/call.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { writeGift } from '../offerView.ts';
import type { GiftView } from '../offerView.ts';

type WireDay = NonNullable<CallOutput<'GET campaigns.getCalendar'>>['days'][number];
export type DayStatus = WireDay['status'];

/** One day and what it gives. Times in epoch ms, by the operator's clock. */
export interface CalendarDay {
  readonly day: number;
  readonly status: DayStatus;
  readonly gift: GiftView;
  readonly opensAt: number;
  readonly closesAt: number;
}

export interface CalendarView {
  readonly title: string;
  readonly days: readonly CalendarDay[];
}

export function createCalendarApi(call: Call, locale: Pick<LocaleView, 'code' | 'dir' | 'percent'>) {
  const parseDay = ({ day, status, promotion, ...times }: WireDay): CalendarDay => ({
    day,
    status,
    gift: writeGift(promotion, locale),
    opensAt: isoToMs(times.opens_at) ?? 0,
    closesAt: isoToMs(times.closes_at) ?? 0,
  });
  return {
    /** Null if there is none for this player. */
    async calendar(): Promise<CalendarView | null> {
      const wire = await call('GET campaigns.getCalendar', {});
      return wire && { title: wire.title, days: wire.days.map(parseDay) };
    },
    async claim(day: number): Promise<void> {
      await call('POST campaigns.claimDay', { day });
    },
  };
}

export type CalendarApi = ReturnType<typeof createCalendarApi>;
