import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { callProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { fieldErrors } from '../../../lib/errors.ts';
import { createCalendarApi } from './api.ts';
import type { CalendarApi, CalendarDay, CalendarView } from './api.ts';

/** Why a day was not given: a code of the words `offerPages:calendar.errors`. */
const refusals = ['unknownDay', 'dayComing', 'dayMissed', 'dayClaimed'] as const;
export type DayRefusal = (typeof refusals)[number];

/** From the moment at which a day opens or closes to the request for its new state, in ms. */
const graceMs = 500;

/** 2.4-1: small bonuses on following days; which day it is, is the operator's to say. */
export class CalendarStore {
  /** The day whose gift is shown; 0 for the one that matters most now. */
  chosen = 0;
  isClaiming = false;
  /** The day that was claimed here; 0 for none. */
  claimed = 0;
  refusal: DayRefusal | null = null;
  problem: CallProblem | null = null;
  readonly #answer = new Remote<{ readonly calendar: CalendarView | null }>();
  readonly #api: CalendarApi;
  readonly #deps: Pick<StoreDeps, 'clock' | 'news'>;

  constructor(api: CalendarApi, deps: Pick<StoreDeps, 'clock' | 'news'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { problem: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** Null before it is loaded, and without one for this player. */
  get calendar(): CalendarView | null {
    return this.#answer.value?.calendar ?? null;
  }

  /** The day whose gift is shown. */
  get shown(): CalendarDay | null {
    const days = this.calendar?.days ?? [];
    const has = (status: CalendarDay['status']) => days.find((day) => day.status === status);
    return days.find(({ day }) => day === this.chosen) ?? has('open') ?? has('coming') ?? days.at(-1) ?? null;
  }

  /** Loads the calendar and keeps it up to date; returns a disposer. */
  start(): Cancel {
    this.forgetAttempt();
    void this.load();
    const { news } = this.#deps;
    const stops = [
      // Another tab may have claimed the day.
      news.subscribe((event) => {
        if (event.type === 'bonuses.changed') void this.load();
      }),
      news.subscribeGaps(() => void this.load()),
      this.followDays(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Never rejects. */
  load(): Promise<void> {
    return this.#answer.refresh('calendar', async () => ({ calendar: await this.#api.calendar() }));
  }

  choose(day: number): void {
    this.chosen = day;
    this.forgetAttempt();
  }

  /** Claims a day; the operator gives it once. Never rejects. */
  async claim(day: number): Promise<void> {
    if (this.isClaiming) return;
    this.forgetAttempt();
    this.chosen = day;
    this.isClaiming = true;
    const error = await this.#api.claim(day).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    await this.load();
    runInAction(() => {
      this.settle(day, error);
      this.isClaiming = false;
    });
  }

  /** A day whose answer was lost is known to be claimed by what the calendar says now. */
  private settle(day: number, error: { readonly reason: unknown } | null): void {
    const code = error && fieldErrors(error.reason, 'day')[0]?.code;
    this.refusal = refusals.find((one) => one === code) ?? null;
    const isClaimed = this.calendar?.days.find((one) => one.day === day)?.status === 'claimed';
    if (error === null || (this.refusal === null && isClaimed)) this.claimed = day;
    else if (this.refusal === null) this.problem = callProblem(error.reason);
  }

  private forgetAttempt(): void {
    this.claimed = 0;
    this.refusal = null;
    this.problem = null;
  }

  /** The next moment at which a day opens or closes. */
  private get nextChange(): number | null {
    const now = this.#deps.clock.now();
    const days = this.calendar?.days ?? [];
    const moments = days.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]).filter((at) => at > now);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  private followDays(): Cancel {
    const { clock } = this.#deps;
    let stopTimer: Cancel = () => {};
    const stopWatching = reaction(
      () => this.nextChange,
      (at) => {
        stopTimer();
        if (at !== null) stopTimer = clock.after(at - clock.now() + graceMs, () => void this.load());
      },
      { fireImmediately: true },
    );
    return () => {
      stopTimer();
      stopWatching();
    };
  }
}

export const calendarStore: StoreFactory<CalendarStore> = {
  key: 'offers.calendar',
  scope: 'player',
  create: ({ call, locale, clock, news }) => new CalendarStore(createCalendarApi(call, locale), { clock, news }),
};
