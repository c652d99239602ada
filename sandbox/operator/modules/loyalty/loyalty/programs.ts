import type { LocaleCode } from '../../../market/facts.ts';
import type { PointRates } from './pointRates.ts';
import { programWords } from './programWords.ts';

type InAllLanguages = Readonly<Record<LocaleCode, string>>;

/** A season of every year: the first day is in it, the last is not. UTC; months count from 1. */
interface Season {
  readonly from: readonly [month: number, day: number];
  readonly to: readonly [month: number, day: number];
}

/** A loyalty programme: the standing one has the levels; a season has rates of its own, which hold while it lasts. */
export interface Program {
  readonly sysname: string;
  readonly titles: InAllLanguages;
  readonly leads: InAllLanguages;
  readonly descriptions: InAllLanguages;
  /** A path of the vendors' pictures, and the colour until it is there. */
  readonly image: string;
  readonly colour: string;
  readonly rates: PointRates;
  readonly season: Season | null;
}

const standing: Program = {
  sysname: 'northern-way',
  ...programWords.northernWay,
  image: '/art/banners/frost-fjord-phone.svg',
  colour: '#12304a',
  rates: { slot: 10n, fast: 10n, betting: 5n, high_low: 5n, logical: 5n, casino: 2n, live: 2n },
  season: null,
};

export const programs: readonly Program[] = [
  standing,
  {
    sysname: 'winter-tables',
    ...programWords.winterTables,
    image: '/art/banners/court-of-cards-phone.svg',
    colour: '#2a1838',
    rates: { ...standing.rates, casino: 5n, live: 5n },
    season: { from: [12, 1], to: [3, 1] },
  },
  {
    sysname: 'summer-quick-games',
    ...programWords.summerQuickGames,
    image: '/art/banners/lantern-harbor-phone.svg',
    colour: '#10233c',
    rates: { ...standing.rates, high_low: 10n, logical: 10n },
    season: { from: [6, 1], to: [9, 1] },
  },
];

export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The running or the next period of a programme; null for the standing one. */
export function periodOf({ season }: Program, now: Date): Period | null {
  if (season === null) return null;
  const day = (year: number, [month, date]: readonly [number, number]) => new Date(Date.UTC(year, month - 1, date));
  const endsLater = season.to[0] <= season.from[0] ? 1 : 0;
  const year = now.getUTCFullYear();
  for (const begins of [year - 1, year]) {
    const endsAt = day(begins + endsLater, season.to);
    if (endsAt > now) return { startsAt: day(begins, season.from), endsAt };
  }
  return { startsAt: day(year + 1, season.from), endsAt: day(year + 1 + endsLater, season.to) };
}

export function isRunning(program: Program, now: Date): boolean {
  const period = periodOf(program, now);
  return period === null || period.startsAt <= now;
}

/** The programme whose rates hold: a running season before the standing one. */
export const programAt = (now: Date): Program =>
  programs.find((program) => program.season !== null && isRunning(program, now)) ?? standing;

export const ratesAt = (now: Date): PointRates => programAt(now).rates;
