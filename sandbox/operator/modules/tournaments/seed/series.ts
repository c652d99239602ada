import type { NewTournament, PrizeStep } from '../tournament.ts';
import { roundAmounts as amounts } from '../../../market/roundAmounts.ts';
import { peakHunt, tableCup, ticketCup, weekRace } from './texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A tournament that comes again: period `n` begins at `first + n · every` and lasts `lasts`. Times are UTC, in ms. */
interface Series {
  readonly sysname: string;
  readonly first: number;
  readonly everyMs: number;
  readonly lastsMs: number;
  readonly tournament: Omit<NewTournament, 'sysname' | 'starts_at' | 'ends_at'>;
}

/** Prizes of the first three places in dollars, and of the places from the fourth to the tenth. */
const prizes = (first: bigint, second: bigint, third: bigint, others: bigint): readonly PrizeStep[] => [
  { from: 1, to: 1, amount: amounts(first * 100n) },
  { from: 2, to: 2, amount: amounts(second * 100n) },
  { from: 3, to: 3, amount: amounts(third * 100n) },
  { from: 4, to: 10, amount: amounts(others * 100n) },
];

const forAll = { countries: [], level: 0, needs_deposit: false } as const;
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);

export const houseSeries: readonly Series[] = [
  {
    sysname: 'harbour-week',
    first: MONDAY,
    everyMs: 7 * DAY_MS,
    lastsMs: 7 * DAY_MS,
    tournament: {
      rule: 'turnover',
      games: [
        'lantern-harbor',
        'frost-fjord',
        'coral-deep',
        'cherry-parade',
        'jade-ascent',
        'night-flight',
        'ember-dragon',
        'sand-caravan',
        'gem-foundry',
        'neon-quarter',
        'court-of-cards',
        'jungle-drum',
        'sugar-tumble',
        'rune-falls',
        'vault-of-suns',
        'thunder-forge',
      ],
      reset_on_cashout: false,
      data: {
        ...weekRace,
        image: '/art/banners/lantern-harbor-phone.svg',
        colour: '#10233c',
        prizes: prizes(50n, 30n, 20n, 5n),
        unit: amounts(10n),
        min_stake: amounts(10n),
        restrictions: forAll,
        provider: null,
        tags: ['slots', 'weekly'],
      },
    },
  },
  {
    sysname: 'peak-hunt',
    first: MONDAY,
    everyMs: 2 * DAY_MS,
    lastsMs: 2 * DAY_MS,
    tournament: {
      rule: 'multiplier',
      games: [
        'ember-dragon',
        'jade-ascent',
        'frost-fjord',
        'night-flight',
        'rune-falls',
        'thunder-forge',
        'vault-of-suns',
      ],
      reset_on_cashout: true,
      data: {
        ...peakHunt,
        image: '/art/banners/ember-dragon-phone.svg',
        colour: '#3a1016',
        prizes: prizes(30n, 15n, 10n, 3n),
        unit: null,
        min_stake: amounts(20n),
        restrictions: forAll,
        provider: null,
        tags: ['slots', 'multiplier'],
      },
    },
  },
  {
    sysname: 'weekend-tables',
    first: MONDAY + 4 * DAY_MS + 12 * HOUR_MS,
    everyMs: 7 * DAY_MS,
    lastsMs: 2 * DAY_MS + 12 * HOUR_MS,
    tournament: {
      rule: 'turnover',
      games: ['roulette', 'live-roulette', 'blackjack', 'video-poker', 'hilo'],
      reset_on_cashout: false,
      data: {
        ...tableCup,
        image: '/art/banners/court-of-cards-phone.svg',
        colour: '#1d1430',
        prizes: prizes(40n, 25n, 15n, 4n),
        unit: amounts(100n),
        min_stake: amounts(50n),
        restrictions: { countries: [], level: 0, needs_deposit: true },
        provider: null,
        tags: ['tables', 'weekend'],
      },
    },
  },
  {
    sysname: 'brass-ticket',
    first: MONDAY,
    everyMs: 7 * DAY_MS,
    lastsMs: 7 * DAY_MS,
    tournament: {
      rule: 'multiplier',
      games: ['coral-deep', 'gem-foundry', 'neon-quarter', 'sand-caravan', 'sugar-tumble'],
      reset_on_cashout: false,
      data: {
        ...ticketCup,
        image: '/art/banners/frost-fjord-phone.svg',
        colour: '#0e2f3a',
        prizes: prizes(80n, 50n, 30n, 8n),
        unit: null,
        min_stake: amounts(20n),
        restrictions: { countries: [], level: 0, needs_deposit: false, needs_ticket: true },
        provider: null,
        tags: ['slots', 'multiplier', 'ticket'],
      },
    },
  },
];

function periodOf({ sysname, first, everyMs, lastsMs, tournament }: Series, index: number): NewTournament {
  const start = first + index * everyMs;
  return {
    ...tournament,
    sysname: `${sysname}:${new Date(start).toISOString().slice(0, 10)}`,
    starts_at: new Date(start),
    ends_at: new Date(start + lastsMs),
  };
}

/** The last period that has begun, by its number. */
const begun = ({ first, everyMs }: Series, now: Date): number => Math.floor((now.getTime() - first) / everyMs);

/** The period of each series that has begun last, and the next one. */
export const seriesDue = (now: Date): readonly NewTournament[] =>
  houseSeries.flatMap((series) => [begun(series, now), begun(series, now) + 1].map((index) => periodOf(series, index)));

/** The periods before these, which an empty database has missed. */
export const seriesMissed = (now: Date): readonly NewTournament[] =>
  houseSeries.map((series) => periodOf(series, begun(series, now) - 1));
