import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { checkIcon, clockIcon, closeIcon, offersIcon } from '../../../../ui/basics/icons.ts';
import { classes } from '../../../../ui/basics/classes.ts';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import type { CalendarDay, CalendarView, DayStatus } from '../../calendar/api.ts';
import { calendarStore } from '../../calendar/CalendarStore.ts';
import { useFigureWords } from '../useFigureWords.ts';
import { DayGift } from './DayGift.tsx';
import styles from './ReloadCalendar.module.css';

/** The days of the week as a row of cards; below them the gift of one, with its terms. */
export const ReloadCalendar = observer(function ReloadCalendar({ calendar }: { readonly calendar: CalendarView }) {
  const { t } = useApp();
  const markers = useMarkers();
  const { shown } = useStore(calendarStore);
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (row.current !== null) bringIntoRow(row.current);
  }, [shown?.day]);
  return (
    <Surface as="section" tone="lit" padding="lg" labelledBy={id} className={styles['calendar']}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {markers.plain(calendar.title)}
        </h2>
        <p className={styles['lead']}>{t('offerPages:calendar.lead')}</p>
      </header>
      <ol ref={row} className={styles['days']}>
        {calendar.days.map((day) => (
          <Day key={day.day} day={day} isShown={day.day === shown?.day} />
        ))}
      </ol>
      {shown !== null && <DayGift day={shown} />}
    </Surface>
  );
});

/** On a phone the row scrolls, and only the row: the page stays where the player has it. */
function bringIntoRow(row: HTMLElement): void {
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  const day = row.querySelector('[aria-pressed="true"]');
  if (day !== null) row.scrollLeft += middle(day.getBoundingClientRect()) - middle(row.getBoundingClientRect());
}

const icons = { claimed: checkIcon, missed: closeIcon, open: offersIcon, coming: clockIcon } as const satisfies Record<
  DayStatus,
  unknown
>;

const Day = observer(function Day({ day, isShown }: { readonly day: CalendarDay; readonly isShown: boolean }) {
  const { t } = useApp();
  const store = useStore(calendarStore);
  const { value } = useFigureWords(day.gift.figure);
  return (
    <li>
      <button
        type="button"
        className={classes(styles['day'], styles[day.status])}
        aria-pressed={isShown}
        onClick={() => store.choose(day.day)}
      >
        <span className={styles['number']}>{t('offerPages:calendar.day', { day: day.day })}</span>
        <b className={styles['value']}>{value}</b>
        <span className={styles['status']}>
          <Icon of={icons[day.status]} size={14} />
          <span>{t(`offerPages:calendar.status.${day.status}`)}</span>
        </span>
      </button>
    </li>
  );
});
