import type { OutputOf } from '../../../../src/contract/index.ts';
import type { TournamentBar, leaderboard, tournaments } from '../../../../src/contract/tournaments/tournaments.ts';
import { namedFields } from '../../edge/namedFields.ts';
import { presentPublic } from '../../players/publicPlayers.ts';
import { minorUnits, wireMoney } from '../../ledger/amounts.ts';
import type { BoardRow, OwnPart } from './boardRepository.ts';
import type { ByCurrency } from './tournament.ts';
import type { ListedTournament } from './tournamentRepository.ts';
import { prizeOf, statusOf, totalPrize } from './tournamentRules.ts';

export type WireTournament = OutputOf<typeof tournaments.get>['items'][number];
export type WireBoardRow = OutputOf<typeof leaderboard.get>['items'][number];
export type WireNext = OutputOf<typeof leaderboard.live>['next'];

export interface Viewed {
  /** Null for a guest. */
  readonly uid: bigint | null;
  readonly currency: string;
  readonly now: Date;
  readonly vendorsUrl: string;
  readonly own: OwnPart | null;
  readonly next: WireNext;
  readonly winners: readonly BoardRow[];
  readonly unmet: TournamentBar | null;
}

export function presentTournament(tournament: ListedTournament, viewed: Viewed): WireTournament {
  const { data, rule } = tournament;
  const { currency, own, next } = viewed;
  const { title, text, rules, image, colour } = data;
  return {
    id: Number(tournament.id),
    status: statusOf(tournament, viewed.now),
    starts_at: tournament.starts_at.toISOString(),
    ends_at: tournament.ends_at.toISOString(),
    is_final: tournament.frozen_at !== null,
    description: { title, text, rules, image: `${viewed.vendorsUrl}${image}`, colour },
    total_prize: wireMoney(totalPrize(data.prizes, currency), currency),
    prizes: data.prizes.map(({ from, to }) => ({
      from,
      to,
      amount: wireMoney(prizeOf(data.prizes, from, currency) ?? 0n, currency),
    })),
    user_info: own && { ...presentOwn(own), next },
    winners: viewed.winners.map((row) => presentRow(row, viewed.uid)),
    restrictions: {
      ...data.restrictions,
      needs_ticket: data.restrictions.needs_ticket ?? false,
      countries: [...data.restrictions.countries],
      unmet: viewed.unmet,
    },
    total_participants: Number(tournament.participants),
    total_points: Number(tournament.points),
    reset_on_cashout: tournament.reset_on_cashout,
    provider:
      data.provider === null ? null : { sysname: data.provider, name: tournament.provider_name ?? data.provider },
    tags: [...data.tags],
    extra: {
      rule,
      unit: data.unit && wireAmount(data.unit, currency),
      min_stake: wireAmount(data.min_stake, currency),
    },
    games_count: Number(tournament.games_count),
  };
}

const wireAmount = (amounts: ByCurrency, currency: string) =>
  wireMoney(minorUnits(amounts[currency] ?? '0', currency) ?? 0n, currency);

function presentOwn(own: OwnPart) {
  return {
    number: Number(own.number),
    joined_at: own.joined_at.toISOString(),
    points: Number(own.points),
    place: own.place === null ? null : Number(own.place),
    rounds: Number(own.rounds),
    late_rounds: Number(own.late_rounds),
    prize: own.prize === null || own.currency === null ? null : wireMoney(own.prize, own.currency),
  };
}

/** A line as the viewer sees it; a guest's uid is null. */
export const presentRow = (row: BoardRow, viewer: bigint | null): WireBoardRow => ({
  place: Number(row.place),
  number: Number(row.number),
  player: presentPublic(row, viewer),
  points: Number(row.points),
});

/** The id and the named fields; all if none is named. */
export const partOf = (whole: WireTournament, fields: readonly string[]): WireTournament =>
  namedFields(whole, 'id', fields);
