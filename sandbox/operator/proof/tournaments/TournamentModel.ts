import type { TournamentRule } from '../../../../src/contract/tournaments/tournaments.ts';
import type { ProofPlayer } from '../RoundDesk.ts';

export interface ModelTournament {
  readonly id: bigint;
  readonly rule: TournamentRule;
  readonly games: readonly string[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly resets: boolean;
}

interface Part {
  readonly player: ProofPlayer;
  readonly number: bigint;
  readonly joinedAt: number;
  points: bigint;
  reachedAt: number;
}

/** Minor units: the stake of one point, the least stakes, and the prizes of the places 1 to 10, of the house's kinds. */
const cent: Readonly<Record<string, bigint>> = { USD: 100n, JPY: 150n, TON: 300_000_000n };
const scaled = (currency: string, cents: bigint): bigint => ((cent[currency] ?? 0n) * cents) / 100n;
const prizes: Readonly<Record<TournamentRule, readonly bigint[]>> = {
  turnover: [50n, 30n, 20n, 5n, 5n, 5n, 5n, 5n, 5n, 5n],
  multiplier: [30n, 15n, 10n, 3n, 3n, 3n, 3n, 3n, 3n, 3n],
};

export interface ModelPlace {
  readonly uid: bigint;
  readonly points: bigint;
  /** Minor units of the player's currency; 0 for none. */
  readonly prize: bigint;
}

/** What tournaments must come to: plain arithmetic in memory, written apart from the operator's. */
export class TournamentModel {
  /** Minor units that a player has won in prizes. */
  readonly won = new Map<bigint, bigint>();
  private readonly parts = new Map<bigint, Part[]>();

  joined(tournament: ModelTournament, player: ProofPlayer, number: bigint, now: number): void {
    const parts = this.parts.get(tournament.id) ?? [];
    parts.push({ player, number, joinedAt: now, points: 0n, reachedAt: now });
    this.parts.set(tournament.id, parts);
  }

  /** Whether a round that begins now counts. */
  follows({ id, games, startsAt, endsAt }: ModelTournament, { uid }: ProofPlayer, game: string, now: number): boolean {
    const isIn = (this.parts.get(id) ?? []).some(({ player, joinedAt }) => player.uid === uid && joinedAt <= now);
    return isIn && games.includes(game) && startsAt <= now && now < endsAt;
  }

  /** A followed round has ended in time. */
  counted(tournament: ModelTournament, player: ProofPlayer, stake: bigint, payout: bigint, now: number): void {
    const part = (this.parts.get(tournament.id) ?? []).find((one) => one.player.uid === player.uid);
    if (part === undefined) return;
    const after = pointsAfter(tournament.rule, part.points, { currency: player.currency, stake, payout });
    if (after === part.points) return;
    part.points = after;
    part.reachedAt = now;
  }

  cashedOut(tournament: ModelTournament, { uid }: ProofPlayer, now: number): void {
    for (const part of this.parts.get(tournament.id) ?? []) {
      if (!tournament.resets || part.player.uid !== uid || part.points === 0n) continue;
      part.points = 0n;
      part.reachedAt = now;
    }
  }

  /** The final board; its prizes are won. */
  ended({ id, rule }: ModelTournament): readonly ModelPlace[] {
    const board = [...(this.parts.get(id) ?? [])].filter(({ points }) => points > 0n).sort(byRank);
    return board.map(({ player: { uid, currency }, points }, index) => {
      const prize = scaled(currency, (prizes[rule][index] ?? 0n) * 100n);
      this.won.set(uid, (this.won.get(uid) ?? 0n) + prize);
      return { uid, points, prize };
    });
  }
}

function byRank(left: Part, right: Part): number {
  if (left.points !== right.points) return left.points > right.points ? -1 : 1;
  return left.reachedAt - right.reachedAt || Number(left.number - right.number);
}

interface Round {
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

function pointsAfter(rule: TournamentRule, before: bigint, { currency, stake, payout }: Round): bigint {
  if (rule === 'turnover') return before + stake / scaled(currency, 10n);
  if (stake < scaled(currency, 20n)) return before;
  const multiple = (payout * 100n) / stake;
  return multiple > before ? multiple : before;
}
