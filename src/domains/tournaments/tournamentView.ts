import type { CallOutput } from '../../contract/index.ts';
import type { TournamentBar, TournamentRule } from '../../contract/tournaments/tournaments.ts';
import type { TournamentStatus } from '../../contract/tournaments/tournamentStatuses.ts';
import type { LocaleView } from '../../kernel/stores.ts';
import { moneyWriter } from '../offers/face/terms/writeTerms.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';

export type WireTournament = CallOutput<'GET tournaments.get'>['items'][number];
type WireRow = CallOutput<'GET leaderboard.get'>['items'][number];

export interface BoardRow {
  readonly place: number;
  /** Names the participant on every board. */
  readonly number: number;
  /** Empty for a player without a nickname. */
  readonly name: string;
  readonly isSandbox: boolean;
  readonly points: number;
}

/** 3-64: the best place of the next better prize, and the points that it has now. */
export interface NextPlace {
  readonly place: number;
  readonly points: number;
}

export interface OwnPart {
  readonly number: number;
  readonly points: number;
  readonly place: number | null;
  readonly rounds: number;
  readonly lateRounds: number;
  readonly next: NextPlace | null;
  /** What the final place has won, written; null for nothing. */
  readonly prize: string | null;
}

export interface Prize {
  readonly from: number;
  readonly to: number;
  readonly amount: string;
}

/** 3-61 as it is shown: its amounts are written, since they are sent with the page. */
export interface TournamentView {
  readonly id: number;
  readonly status: TournamentStatus;
  /** Epoch ms by the operator's clock. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isFinal: boolean;
  /** Texts with markers (9-17). */
  readonly title: string;
  readonly text: string;
  readonly rules: string;
  readonly image: string;
  readonly colour: string;
  readonly totalPrize: string;
  readonly prizes: readonly Prize[];
  readonly own: OwnPart | null;
  readonly winners: readonly BoardRow[];
  readonly restrictions: {
    /** Names of the countries whose players cannot take part. */
    readonly countries: readonly string[];
    readonly level: number;
    readonly needsDeposit: boolean;
    /** Joining uses a ticket up. */
    readonly needsTicket: boolean;
    readonly unmet: TournamentBar | null;
  };
  readonly participants: number;
  readonly resetsOnCashout: boolean;
  readonly provider: string | null;
  readonly rule: TournamentRule;
  /** The stake that is worth one point; null for other rules. */
  readonly unit: string | null;
  readonly minStake: string;
  readonly gamesCount: number;
}

export const parseRow = ({ place, number, player, points }: WireRow): BoardRow => ({
  place,
  number,
  name: player.name,
  isSandbox: player.is_sandbox,
  points,
});

/** Rows that are as before stay the same objects, so that only lines that say something else are rendered. */
export const keepEqualRows = (before: readonly BoardRow[], rows: readonly BoardRow[]): readonly BoardRow[] =>
  rows.map((row, index) => {
    const old = before[index];
    const isEqual =
      old?.number === row.number && old.points === row.points && old.name === row.name && old.place === row.place;
    return isEqual ? old : row;
  });

export function writeTournament(wire: WireTournament, locale: Pick<LocaleView, 'code' | 'dir'>): TournamentView {
  const money = moneyWriter(locale);
  const { description, restrictions, extra, user_info: own } = wire;
  return {
    id: wire.id,
    status: wire.status,
    startsAt: isoToMs(wire.starts_at) ?? 0,
    endsAt: isoToMs(wire.ends_at) ?? 0,
    isFinal: wire.is_final,
    title: description.title,
    text: description.text,
    rules: description.rules,
    image: description.image,
    colour: colourOf(description.colour),
    totalPrize: money(wire.total_prize),
    prizes: wire.prizes.map(({ from, to, amount }) => ({ from, to, amount: money(amount) })),
    own: own && {
      number: own.number,
      points: own.points,
      place: own.place ?? null,
      rounds: own.rounds,
      lateRounds: own.late_rounds,
      next: own.next,
      prize: own.prize ? money(own.prize) : null,
    },
    winners: wire.winners.map(parseRow),
    restrictions: {
      countries: countryNames(restrictions.countries, locale.code),
      level: restrictions.level,
      needsDeposit: restrictions.needs_deposit,
      needsTicket: restrictions.needs_ticket,
      unmet: restrictions.unmet,
    },
    participants: wire.total_participants,
    resetsOnCashout: wire.reset_on_cashout,
    provider: wire.provider?.name ?? null,
    rule: extra.rule,
    unit: extra.unit && money(extra.unit),
    minStake: money(extra.min_stake),
    gamesCount: wire.games_count,
  };
}

function countryNames(codes: readonly string[], locale: string): readonly string[] {
  if (codes.length === 0) return [];
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return codes.map((code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code));
}

/** What a place wins; null for nothing. */
export const prizeAt = (prizes: readonly Prize[], place: number): string | null =>
  prizes.find(({ from, to }) => place >= from && place <= to)?.amount ?? null;
